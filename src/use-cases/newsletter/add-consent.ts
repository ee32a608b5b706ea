import type { WriteHandle } from '#database/handles.ts'
import type { SourceCode } from '#domain/newsletter/sources.ts'
import type { ConsentChannel } from '#domain/newsletter/subscription.ts'
import type { Locale } from '#domain/locale.ts'
import { CONSENT_VERSION, newsletterConsentTexts } from '#messages/newsletter-consent.ts'

interface ConsentStep {
  readonly subscriptionId: number
  readonly step: 'REQUESTED' | 'CONFIRMED'
  readonly sourceCode: SourceCode
  readonly channel: ConsentChannel
  readonly network: string | null
  readonly mailId?: string | undefined
  readonly locale: Locale
  /** Whose newsletter it is; the sentence names it. */
  readonly sender: string
}

/** Records a step of a consent with the sentence that was agreed to (article 7 (1) GDPR). */
export async function addConsent(handle: WriteHandle, consent: ConsentStep): Promise<void> {
  const { subscriptionId, step, sourceCode, channel, network, mailId = null, locale, sender } = consent
  await handle
    .insertInto('newsletter_consents')
    .values({
      ...{ subscription_id: subscriptionId, step, source_code: sourceCode, channel, network, mail_id: mailId },
      ...{ text_version: CONSENT_VERSION, text: newsletterConsentTexts.consent[locale](sender) },
    })
    .execute()
}
