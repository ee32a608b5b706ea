import type { Writer } from '#database/handles.ts'
import type { PersonalDetails } from '#domain/account/registration.ts'
import type { CustomerActor } from '#domain/actor.ts'

/** Changes the customer's personal details; e-mail address and password have use cases of their own. */
export async function updateCustomer(
  writer: Writer,
  { customerId }: CustomerActor,
  { kind, company, vatId, salutation, firstName, lastName, phone }: PersonalDetails,
): Promise<void> {
  await writer.transaction((handle) =>
    handle
      .updateTable('customers')
      .set({
        kind,
        company,
        vat_id: vatId,
        salutation,
        first_name: firstName,
        last_name: lastName,
        phone,
        updated_at: new Date(),
      })
      .where('id', '=', customerId)
      .execute(),
  )
}
