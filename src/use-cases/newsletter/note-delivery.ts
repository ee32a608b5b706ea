import { sql } from 'kysely'
import type { WriteHandle } from '#database/handles.ts'
import { MAX_HARD_BOUNCES } from '#domain/newsletter/subscription.ts'
import { endSubscription } from './unsubscribe.ts'

/** Notes that the mail of an issue has left; nothing for any other mail. */
export async function noteDelivered(handle: WriteHandle, mailId: string): Promise<void> {
  const delivered = await handle
    .updateTable('newsletter_deliveries')
    .set({ sent_at: sql<Date>`now()` })
    .where('mail_id', '=', mailId)
    .returning('subscription_id as subscriptionId')
    .executeTakeFirst()
  if (delivered?.subscriptionId)
    await handle
      .updateTable('newsletter_subscriptions')
      .set({ hard_bounces: 0 })
      .where('id', '=', delivered.subscriptionId)
      .execute()
}

/**
 * Notes that the receiving server refused the address of an issue's mail for good; two in a row end the subscription. Answers false for any
 * other mail.
 */
export async function noteBounced(handle: WriteHandle, mailId: string): Promise<boolean> {
  const bounced = await handle
    .updateTable('newsletter_deliveries')
    .set({ bounced_at: sql<Date>`now()` })
    .where('mail_id', '=', mailId)
    .returning('subscription_id as subscriptionId')
    .executeTakeFirst()
  if (!bounced) return false
  if (bounced.subscriptionId === null) return true
  const subscription = await handle
    .updateTable('newsletter_subscriptions')
    .set((is) => ({ hard_bounces: is('hard_bounces', '+', 1) }))
    .where('id', '=', bounced.subscriptionId)
    .where('state', '=', 'CONFIRMED')
    .returning(['id', 'state', 'email', 'email_hash', 'brand_slug', 'hard_bounces as bounces'])
    .executeTakeFirst()
  if (subscription && subscription.bounces >= MAX_HARD_BOUNCES)
    await endSubscription(handle, subscription, { channel: 'BOUNCE', network: null })
  return true
}
