import type { Writer } from '#database/handles.ts'
import { requestMail } from '#database/mails.ts'
import type { CustomerActor } from '#domain/actor.ts'
import type { MailSite } from '#domain/mail.ts'
import { type Refused, refused } from '#domain/refused.ts'
import { customerOfId } from './customer-row.ts'

/** Deletes an account with all that is in it, and says so by mail. Customers delete their own, ADMIN any. Refused: FORBIDDEN. */
export async function deleteCustomer(
  writer: Writer,
  site: MailSite,
  actor: CustomerActor,
  customerId: number,
): Promise<{ kind: 'done' } | Refused> {
  if (actor.customerId !== customerId && actor.role !== 'ADMIN') return refused('FORBIDDEN')
  return writer.transaction(async (handle) => {
    const customer = await customerOfId(handle, customerId)
    if (!customer) return refused('NOT_FOUND')
    await requestMail(handle, site, customer.email, { kind: 'account-deleted', person: customer.person })
    await handle.deleteFrom('customers').where('id', '=', customerId).execute()
    return { kind: 'done' }
  })
}
