import type { ReadHandle } from '#database/handles.ts'
import type { CustomerActor } from '#domain/actor.ts'
import { emailHash } from './email-hash.ts'
import { ofBrand } from './of-brand.ts'

/** Whether the address of the account gets the newsletter of this shop. */
export async function readAccountSubscription(
  read: ReadHandle,
  { customerId }: CustomerActor,
  brandSlug: string | null,
): Promise<boolean> {
  const customer = await read.selectFrom('customers').select('email').where('id', '=', customerId).executeTakeFirst()
  if (!customer) return false
  const found = await read
    .selectFrom('newsletter_subscriptions')
    .select('id')
    .where('email_hash', '=', emailHash(customer.email))
    .where(ofBrand(brandSlug))
    .where('state', '=', 'CONFIRMED')
    .executeTakeFirst()
  return found !== undefined
}
