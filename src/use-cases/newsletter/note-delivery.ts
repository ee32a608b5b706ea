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
 * Notes that the address of an issue's mail was refused for good, at once or in a report hours later; two issues in a row end the
 * subscription, a complaint at once. An issue that was accepted and came back later counts as refused. Answers false for any other mail.
 */
export async function noteBounced(handle: WriteHandle, mailId: string, isComplaint = false): Promise<boolean> {
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
    .set({ hard_bounces: bouncedInARow(bounced.subscriptionId) })
    .where('id', '=', bounced.subscriptionId)
    .where('state', '=', 'CONFIRMED')
    .returning(['id', 'state', 'email', 'email_hash', 'brand_slug', 'hard_bounces as bounces'])
    .executeTakeFirst()
  if (subscription && (isComplaint || subscription.bounces >= MAX_HARD_BOUNCES))
    await endSubscription(handle, subscription, { channel: 'BOUNCE', network: null })
  return true
}

/** How many of the latest issues to a subscription were refused, until one that was not. */
function bouncedInARow(subscriptionId: number) {
  return sql<number>`(select count(*)::int from newsletter_deliveries d
    where d.subscription_id = ${subscriptionId} and d.bounced_at is not null and d.issue_id > coalesce(
      (select max(issue_id) from newsletter_deliveries
       where subscription_id = ${subscriptionId} and sent_at is not null and bounced_at is null), 0))`
}
