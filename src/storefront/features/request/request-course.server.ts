import { formatInstant } from '#domain/format/dates.ts'
import type { Locale } from '#domain/locale.ts'
import { requestTexts } from '#messages/requests.ts'
import { inLanguage } from '#messages/texts.ts'
import type { RequestPageQuery } from '#storefront/generated/graphql.ts'
import { reasonText } from './closing.server.ts'
import type { RequestPageView } from './request-view.ts'

type PageRequest = NonNullable<RequestPageQuery['requestById']>

/** The lead of a request: who has to act. */
export function leadOf(request: PageRequest, locale: Locale): string {
  const { side, isOpen, closedReason, messages, state, dueAt } = request
  const texts = inLanguage(requestTexts, locale)
  if (!isOpen) return closedReason ? `${texts.closed} ${reasonText(closedReason, side, locale)}` : texts.closed
  if (state === 'ALTERNATIVE_PROPOSED') return side === 'CUSTOMER' ? texts.proposed : texts.proposalWaits
  if (state === 'CONFIRMED') return texts.confirmed
  const isAnswered = messages.at(-1)?.author === 'MERCHANT'
  const until =
    (state === 'NEW' || state === 'REQUESTED') && dueAt && Date.parse(dueAt) > Date.now()
      ? formatInstant(dueAt, locale)
      : undefined
  if (side === 'CUSTOMER') {
    if (isAnswered) return texts.answered
    if (isComing(request)) return until ? texts.reservedUntil(until) : texts.reserved
    return until ? texts.waitingUntil(until) : texts.waiting
  }
  if (isAnswered) return texts.sellerWaits
  return until ? texts.sellerTurnUntil(until) : texts.sellerTurn
}

/** What has happened, and what is to come. */
export function courseOf({ events, isOpen, side }: PageRequest, locale: Locale): RequestPageView['course'] {
  const texts = inLanguage(requestTexts, locale)
  const done = events.map(({ at, to, reason, movedTo }, index) => ({
    label: movedTo && to !== 'ALTERNATIVE_PROPOSED' ? texts.moved : texts[to],
    note: [
      formatInstant(at, locale),
      movedTo ? texts.movedTo(formatInstant(movedTo, locale)) : '',
      reason ? reasonText(reason, side, locale) : '',
    ]
      .filter(Boolean)
      .join(' · '),
    step: isOpen && index === events.length - 1 ? ('now' as const) : ('done' as const),
  }))
  return isOpen ? [...done, { label: texts.comes, step: 'next' }] : done
}

/** Whether its appointment is still to come. */
export function isComing({ isOpen, appointment }: PageRequest): boolean {
  return isOpen && appointment != null && !appointment.isCancelled && Date.parse(appointment.startsAt) > Date.now()
}
