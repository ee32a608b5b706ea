import type { Writer } from '#database/handles.ts'
import type { PersonalDetails } from '#domain/account/registration.ts'
import type { CustomerActor } from '#domain/actor.ts'
import { personColumns } from './person-columns.ts'

/** Changes the customer's personal details; e-mail address and password have use cases of their own. */
export async function updateCustomer(
  writer: Writer,
  { customerId }: CustomerActor,
  details: PersonalDetails,
): Promise<void> {
  await writer.transaction((handle) =>
    handle
      .updateTable('customers')
      .set({ ...personColumns(details), updated_at: new Date() })
      .where('id', '=', customerId)
      .execute(),
  )
}
