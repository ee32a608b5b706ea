import { sql } from 'kysely'
import type { WriteHandle, Writer } from '#database/handles.ts'
import { enqueue } from '#database/jobs.ts'
import { requestMail } from '#database/mails.ts'
import type { CustomerActor } from '#domain/actor.ts'
import type { MailSite } from '#domain/mail.ts'
import { type Refused, refused } from '#domain/refused.ts'
import { existingCart } from '#database/carts.ts'
import { endEverySubscription } from '../newsletter/unsubscribe.ts'
import { knownByPassword, wrongPassword } from './check-password.ts'
import { customerOfId } from './customer-row.ts'

/**
 * Deletes the customer's account with everything in it and every mail sent to it, and confirms that by a last mail. Refused: FORBIDDEN for
 * another customer's account, INVALID_INPUT for `password`.
 */
export async function deleteCustomer(
  writer: Writer,
  site: MailSite,
  actor: CustomerActor,
  { customerId, password }: { readonly customerId: number; readonly password: string },
): Promise<{ kind: 'done' } | Refused> {
  if (actor.customerId !== customerId) return refused('FORBIDDEN')
  if (!(await knownByPassword(writer, customerId, password))) return wrongPassword('password')
  return writer.transaction(async (handle) => {
    // Cart, orders, trade-ins, customer: the order in which everybody locks them. Deleting the customer changes the orders.
    await existingCart(handle, { kind: 'CUSTOMER', customerId })
    await handle
      .selectFrom('orders')
      .select('id')
      .where('customer_id', '=', customerId)
      .orderBy('id')
      .forNoKeyUpdate()
      .execute()
    await handle
      .selectFrom('trade_ins')
      .select('id')
      .where('customer_id', '=', customerId)
      .orderBy('id')
      .forUpdate()
      .execute()
    const customer = await customerOfId(handle, customerId)
    if (!customer) return refused('NOT_FOUND')
    await handle.deleteFrom('mails').where('recipient', '=', customer.email).execute()
    await requestMail(handle, site, customer.email, { kind: 'account-deleted', person: customer.person })
    await endEverySubscription(handle, customer.email)
    // Trade-ins that are part of an order stay with it, without the customer.
    await handle.deleteFrom('trade_ins').where('customer_id', '=', customerId).where('order_id', 'is', null).execute()
    // Their files go with the next sweep of the store.
    await handle.deleteFrom('uploads').where('customer_id', '=', customerId).execute()
    await deleteProofs(handle, customerId)
    await handle.deleteFrom('drafts').where('customer_id', '=', customerId).execute()
    await deleteContractParties(handle, customerId)
    await endListings(handle, customerId)
    await handle.deleteFrom('customers').where('id', '=', customerId).execute()
    return { kind: 'done' }
  })
}

/** The pictures that staff took of the customer's cars. */
async function deleteProofs(handle: WriteHandle, customerId: number): Promise<void> {
  await sql`delete from uploads where attached_to in
    (select 'inspection:' || r.id from requests r where r.customer_id = ${customerId})`.execute(handle)
}

/** What the customer has entered into sales contracts, as buyer and as seller. */
async function deleteContractParties(handle: WriteHandle, customerId: number): Promise<void> {
  await sql`
    delete from sales_contract_parties p using requests r, merchants m
    where r.id = p.request_id and m.id = r.merchant_id
      and case p.side when 'CUSTOMER' then r.customer_id else m.customer_id end = ${customerId}`.execute(handle)
}

/** Forgets how the seller of the customer's private offers is reached, and has the offers ended. */
async function endListings(handle: WriteHandle, customerId: number): Promise<void> {
  const open = await handle
    .selectFrom('requests')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('kind', '=', 'PRIVATE_SALE')
    .where('delete_after', 'is', null)
    .execute()
  await handle
    .updateTable('merchants')
    .set({ email: null, phone: null })
    .where('customer_id', '=', customerId)
    .where('is_of_listing', '=', true)
    .execute()
  for (const { id: requestId } of open) await enqueue(handle, 'end-listing', { requestId })
}
