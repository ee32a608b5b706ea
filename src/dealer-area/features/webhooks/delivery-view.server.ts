import { formatInstant } from '#domain/format/dates.ts'
import type { Locale } from '#domain/locale.ts'
import { dealerPaths } from '#domain/routes/dealer-screens.ts'
import { webhookTexts } from '#messages/dealer-webhooks.ts'
import { inLanguage } from '#messages/texts.ts'
import type { WebhookQuery } from '../../generated/graphql.ts'

export interface DeliveryView {
  readonly id: string
  readonly type: string
  readonly number: string
  /** The screen of the order or request. */
  readonly href: string
  readonly at: string
  readonly state: string
  readonly isFailed: boolean
  readonly next: string | null
  readonly canReplay: boolean
  readonly summary: string
  readonly attempts: readonly { readonly key: string; readonly line: string; readonly answer: string }[]
}

type Delivery = WebhookQuery['webhookDeliveries']['nodes'][number]

/** A line of the log: the last answer, and every attempt behind it. */
export function deliveryView(
  { id, type, number, at, state, nextAt, isBeingSent, attempts }: Delivery,
  { locale, slug, isOn }: { readonly locale: Locale; readonly slug: string; readonly isOn: boolean },
): DeliveryView {
  const texts = inLanguage(webhookTexts, locale)
  const path = type.startsWith('order.')
    ? dealerPaths.pathFor('order', locale, { orderId: number })
    : dealerPaths.pathFor('request', locale, { requestId: number })
  const outcomeOf = ({ status, problem }: Delivery['attempts'][number]) =>
    status === null ? texts[problem ?? 'UNREACHABLE'] : String(status)
  const [last] = attempts
  return {
    ...{ id, type, number, at: formatInstant(at, locale), state: texts[state], isFailed: state === 'FAILED' },
    href: `${path}?${new URLSearchParams({ merchant: slug }).toString()}`,
    next: state === 'WAITING' && nextAt ? texts.nextAt(formatInstant(nextAt, locale)) : null,
    canReplay: isOn && !isBeingSent,
    summary: last ? `${outcomeOf(last)} · ${texts.attempts(attempts.length)}` : '',
    attempts: attempts.map((attempt, index) => ({
      key: String(index),
      line: `${formatInstant(attempt.at, locale)}: ${outcomeOf(attempt)} (${attempt.milliseconds} ms)`,
      answer: attempt.answer,
    })),
  }
}
