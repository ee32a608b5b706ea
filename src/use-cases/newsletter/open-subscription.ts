import type { WriteHandle } from '#database/handles.ts'
import type { MailSite } from '#domain/mail.ts'
import type { SourceCode } from '#domain/newsletter/sources.ts'
import { emailHash } from './email-hash.ts'
import { ofBrand } from './of-brand.ts'

/** The one subscription of this address to this shop that has not ended, locked; a new one where there is none. */
export async function openSubscription(handle: WriteHandle, site: MailSite, email: string, code: SourceCode) {
  const { brandSlug, locale, origin } = site
  await handle
    .insertInto('newsletter_subscriptions')
    .values({
      ...{ email, email_hash: emailHash(email), brand_slug: brandSlug, state: 'PENDING', locale, origin },
      source_code: code,
    })
    .onConflict((on) => on.doNothing())
    .execute()
  return handle
    .selectFrom('newsletter_subscriptions')
    .select(['id', 'state', 'email_hash', 'brand_slug', 'locale'])
    .where('email_hash', '=', emailHash(email))
    .where(ofBrand(brandSlug))
    .where('state', '!=', 'ENDED')
    .forUpdate()
    .executeTakeFirstOrThrow()
}
