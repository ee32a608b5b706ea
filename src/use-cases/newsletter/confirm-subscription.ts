import { sql } from 'kysely'
import type { WriteHandle, Writer } from '#database/handles.ts'
import { requestMail } from '#database/mails.ts'
import type { SourceCode } from '#domain/newsletter/sources.ts'
import { type Refused, refused } from '#domain/refused.ts'
import { addConsent } from './add-consent.ts'
import { ofBrand } from './of-brand.ts'
import { requestPassOn } from './pass-on-subscription.ts'
import { tokenHash } from './subscribe.ts'

interface Confirmation {
  readonly token: string
  readonly network: string
  readonly sender: string
}

/**
 * Puts a subscription in force by the secret of its opt-in mail and welcomes its reader. The link stays valid until it expires: whoever
 * opens it twice sees the same page. Refused: LINK_EXPIRED.
 */
export async function confirmSubscription(
  writer: Writer,
  { token, network, sender }: Confirmation,
): Promise<{ readonly kind: 'done' } | Refused> {
  return writer.transaction(async (handle) => {
    const row = await handle
      .selectFrom('newsletter_subscriptions')
      .select(['id', 'state', 'email', 'email_hash', 'brand_slug', 'locale', 'origin', 'source_code'])
      .select('unsubscribe_key as key')
      .where('confirm_hash', '=', tokenHash(token))
      .where('confirm_until', '>', new Date())
      .where('state', '!=', 'ENDED')
      .forUpdate()
      .executeTakeFirst()
    if (!row?.email) return refused('LINK_EXPIRED')
    if (row.state === 'CONFIRMED') return { kind: 'done' }
    const sourceCode = row.source_code as SourceCode
    await putInForce(handle, { ...row, email: row.email })
    await addConsent(handle, {
      ...{ subscriptionId: row.id, step: 'CONFIRMED', sourceCode, channel: 'PAGE', network },
      ...{ locale: row.locale, sender },
    })
    const site = { origin: row.origin, brandSlug: row.brand_slug, locale: row.locale }
    await requestMail(handle, site, row.email, { kind: 'newsletter-welcome', unsubscribeKey: row.key })
    return { kind: 'done' }
  })
}

interface InForce {
  readonly id: number
  readonly email: string
  readonly email_hash: string
  readonly brand_slug: string | null
}

/** From now on the newsletter is sent; an outside list learns of it. */
export async function putInForce(handle: WriteHandle, row: InForce): Promise<void> {
  await handle
    .updateTable('newsletter_subscriptions')
    .set({ state: 'CONFIRMED', confirmed_at: sql<Date>`now()`, hard_bounces: 0 })
    .where('id', '=', row.id)
    .execute()
  await handle
    .deleteFrom('newsletter_suppressions')
    .where('email_hash', '=', row.email_hash)
    .where(ofBrand(row.brand_slug))
    .execute()
  await requestPassOn(handle, row)
}
