import type { Writer } from '#database/handles.ts'
import type { CustomerActor } from '#domain/actor.ts'
import type { MailSite } from '#domain/mail.ts'
import { sourceCode } from '#domain/newsletter/sources.ts'
import { addConsent } from './add-consent.ts'
import { putInForce } from './confirm-subscription.ts'
import { emailHash } from './email-hash.ts'
import { ofBrand } from './of-brand.ts'
import { openSubscription } from './open-subscription.ts'
import { endSubscription } from './unsubscribe.ts'

interface AccountChange {
  readonly site: MailSite
  readonly sender: string
  readonly network: string
  readonly isSubscribed: boolean
}

/**
 * Subscribes the account, or ends its subscription. Its address was confirmed by mail when it was set and the customer is logged in, so
 * both steps of the consent are recorded at once and no second mail is needed.
 */
export async function changeAccountSubscription(
  writer: Writer,
  { customerId }: CustomerActor,
  { site, sender, network, isSubscribed }: AccountChange,
): Promise<void> {
  await writer.transaction(async (handle) => {
    const { email } = await handle
      .selectFrom('customers')
      .select('email')
      .where('id', '=', customerId)
      .executeTakeFirstOrThrow()
    if (!isSubscribed) {
      const open = await handle
        .selectFrom('newsletter_subscriptions')
        .select(['id', 'state', 'email', 'email_hash', 'brand_slug'])
        .where('email_hash', '=', emailHash(email))
        .where(ofBrand(site.brandSlug))
        .where('state', '!=', 'ENDED')
        .forUpdate()
        .executeTakeFirst()
      if (open) await endSubscription(handle, open, { channel: 'ACCOUNT', network })
      return
    }
    const code = sourceCode('ACCOUNT', site.brandSlug === null ? 'MAIN' : 'STOREFRONT', site.locale)
    const open = await openSubscription(handle, site, email, code)
    if (open.state === 'CONFIRMED') return
    for (const step of ['REQUESTED', 'CONFIRMED'] as const)
      await addConsent(handle, {
        ...{ subscriptionId: open.id, step, sourceCode: code, channel: 'ACCOUNT', network },
        ...{ locale: site.locale, sender },
      })
    await handle
      .updateTable('newsletter_subscriptions')
      .set({ email, source_code: code, locale: site.locale, origin: site.origin })
      .where('id', '=', open.id)
      .execute()
    await putInForce(handle, { ...open, email })
  })
}
