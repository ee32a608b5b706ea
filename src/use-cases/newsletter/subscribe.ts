import { createHash, randomBytes } from 'node:crypto'
import type { Writer } from '#database/handles.ts'
import { requestMail } from '#database/mails.ts'
import type { MailSite } from '#domain/mail.ts'
import { type NewsletterPlace, type NewsletterShop, sourceCode } from '#domain/newsletter/sources.ts'
import { CONFIRM_DAYS, type ConsentChannel } from '#domain/newsletter/subscription.ts'
import { addConsent } from './add-consent.ts'
import { openSubscription } from './open-subscription.ts'

export interface NewsletterRequest {
  readonly site: MailSite
  /** Name of the shop, as the sentence of the consent says it. */
  readonly sender: string
  readonly email: string
  readonly place: NewsletterPlace
  readonly channel: Extract<ConsentChannel, 'PAGE' | 'API'>
  /** The client's network, part of the proof. */
  readonly network: string
}

/**
 * Notes that somebody wants the newsletter and mails the link that confirms it, which is all that happens until then. An address that is
 * subscribed gets no mail; the answer is the same, so that nobody learns whose addresses are known.
 */
export async function subscribe(writer: Writer, request: NewsletterRequest): Promise<void> {
  const { site, sender, email, place, channel, network } = request
  const code = sourceCode(place, shopOf(request), site.locale)
  await writer.transaction(async (handle) => {
    const subscription = await openSubscription(handle, site, email, code)
    if (subscription.state === 'CONFIRMED') return
    const token = randomBytes(32).toString('base64url')
    const until = new Date(Date.now() + CONFIRM_DAYS * 86_400_000)
    await handle
      .updateTable('newsletter_subscriptions')
      .set({ confirm_hash: tokenHash(token), confirm_until: until, source_code: code, email })
      .set({ locale: site.locale, origin: site.origin, requested_at: new Date() })
      .where('id', '=', subscription.id)
      .execute()
    const mailId = await requestMail(handle, site, email, { kind: 'newsletter-confirm', token })
    await addConsent(handle, {
      ...{ subscriptionId: subscription.id, step: 'REQUESTED', sourceCode: code, channel, network, mailId },
      ...{ locale: site.locale, sender },
    })
  })
}

export function shopOf({ site, channel }: Pick<NewsletterRequest, 'site' | 'channel'>): NewsletterShop {
  if (channel === 'API') return 'API'
  return site.brandSlug === null ? 'MAIN' : 'STOREFRONT'
}

export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
