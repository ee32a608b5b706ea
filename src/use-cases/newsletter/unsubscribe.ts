import { sql } from 'kysely'
import type { WriteHandle, Writer } from '#database/handles.ts'
import { requestMail } from '#database/mails.ts'
import type { MailSite } from '#domain/mail.ts'
import { UNSUBSCRIBE_CODE } from '#domain/newsletter/sources.ts'
import type { ConsentChannel } from '#domain/newsletter/subscription.ts'
import { emailHash } from './email-hash.ts'
import { ofBrand } from './of-brand.ts'
import { requestPassOn } from './pass-on-subscription.ts'

const KEY = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Who ends it: the way it reached us, and the client's network. */
interface Withdrawal {
  readonly channel: ConsentChannel
  readonly network: string | null
}

/**
 * Ends the subscription whose mails carry this key, or the one that the same address has taken out since: whoever opens an older mail means
 * the newsletter. Says nothing about whether there was one.
 */
export async function unsubscribeByKey(writer: Writer, key: string, withdrawal: Withdrawal): Promise<void> {
  if (!KEY.test(key)) return
  await writer.transaction(async (handle) => {
    const keyed = await handle
      .selectFrom('newsletter_subscriptions')
      .select(['email_hash', 'brand_slug'])
      .where('unsubscribe_key', '=', key)
      .executeTakeFirst()
    if (!keyed) return
    const found = await openOnes(handle)
      .where('email_hash', '=', keyed.email_hash)
      .where(ofBrand(keyed.brand_slug))
      .executeTakeFirst()
    if (found) await endSubscription(handle, found, withdrawal)
  })
}

/** Ends the subscription of an address that was entered. Its owner hears of it by mail, because anybody can enter an address. */
export async function unsubscribeByEmail(
  writer: Writer,
  site: MailSite,
  email: string,
  withdrawal: Withdrawal,
): Promise<void> {
  await writer.transaction(async (handle) => {
    const found = await openOnes(handle)
      .where('email_hash', '=', emailHash(email))
      .where(ofBrand(site.brandSlug))
      .executeTakeFirst()
    if (!found) return
    await endSubscription(handle, found, withdrawal)
    if (found.state === 'CONFIRMED' && found.email !== null)
      await requestMail(handle, site, found.email, { kind: 'newsletter-ended' })
  })
}

/** Ends the subscriptions of an address in all shops: its account is deleted. */
export async function endEverySubscription(handle: WriteHandle, email: string): Promise<void> {
  const found = await openOnes(handle).where('email_hash', '=', emailHash(email)).execute()
  for (const each of found) await endSubscription(handle, each, { channel: 'ACCOUNT', network: null })
}

function openOnes(handle: WriteHandle) {
  return handle
    .selectFrom('newsletter_subscriptions')
    .select(['id', 'state', 'email', 'email_hash', 'brand_slug'])
    .where('state', '!=', 'ENDED')
    .forUpdate()
}

type OpenOne = Awaited<ReturnType<ReturnType<typeof openOnes>['execute']>>[number]

/** Ends it with its proof, suppresses the address for this shop and withdraws what is still waiting to be sent. */
export async function endSubscription(
  handle: WriteHandle,
  { id, state, email, email_hash, brand_slug }: OpenOne,
  { channel, network }: Withdrawal,
): Promise<void> {
  await handle
    .updateTable('newsletter_subscriptions')
    .set({ state: 'ENDED', email: null, confirm_hash: null, ended_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
  await handle
    .insertInto('newsletter_consents')
    .values({ subscription_id: id, step: 'WITHDRAWN', source_code: UNSUBSCRIBE_CODE, channel, network })
    .execute()
  await handle
    .insertInto('newsletter_suppressions')
    .values({ email_hash, brand_slug, reason: channel === 'BOUNCE' ? 'BOUNCED' : 'UNSUBSCRIBED' })
    .onConflict((on) => on.doNothing())
    .execute()
  await leaveIssues(handle, id, channel)
  // Nobody else learns of an address whose owner never consented.
  if (state === 'CONFIRMED' && email !== null) await requestPassOn(handle, { id, email, email_hash })
}

/** What waits to be sent is not sent; whoever ends it by hand counts at the latest issue. */
async function leaveIssues(handle: WriteHandle, subscriptionId: number, channel: ConsentChannel): Promise<void> {
  await handle
    .deleteFrom('mails')
    .where('sent_at', 'is', null)
    .where(sql<boolean>`id in (select mail_id from newsletter_deliveries where subscription_id = ${subscriptionId})`)
    .execute()
  if (channel === 'BOUNCE') return
  await sql`update newsletter_deliveries set unsubscribed_at = now() where subscription_id = ${subscriptionId}
    and issue_id = (select max(issue_id) from newsletter_deliveries where subscription_id = ${subscriptionId})`.execute(
    handle,
  )
}
