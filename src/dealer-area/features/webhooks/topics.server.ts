import { EVENT_TOPICS } from '#domain/merchant-event/merchant-event.ts'
import type { Locale } from '#domain/locale.ts'
import { webhookTexts } from '#messages/dealer-webhooks.ts'
import { inLanguage } from '#messages/texts.ts'
import type { FormValues } from '#storefront/blocks/form.server.ts'
import type { EventTopic, WebhookQuery } from '../../generated/graphql.ts'

/** The chosen topics of a form. */
export function topicsOf(values: FormValues): EventTopic[] {
  return EVENT_TOPICS.filter((topic) => values[`topics-${topic}`] === 'yes')
}

/** What is wrong with the fields of a webhook, in words of their own. */
export function webhookSentences(locale: Locale): { readonly url: string; readonly topics: string } {
  const { badUrl, noTopic } = inLanguage(webhookTexts, locale)
  return { url: badUrl, topics: noTopic }
}

/** Whether a webhook works, in a word. */
export function stateWord(
  { offReason, failingSince }: Pick<WebhookQuery['webhook'], 'offReason' | 'failingSince'>,
  locale: Locale,
): string {
  const texts = inLanguage(webhookTexts, locale)
  if (offReason) return texts[offReason]
  return failingSince ? texts.failing : texts.on
}
