import { formatAppointment, formatDate, formatInstant } from '#domain/format/dates.ts'
import { formatEuros } from '#domain/format/money.ts'
import type { Locale } from '#domain/locale.ts'
import { pathFor } from '#domain/routes/paths.ts'
import { inLanguage } from '#messages/texts.ts'
import { tradeInFlowTexts } from '#messages/trade-in-flow.ts'
import { tradeInRequestTexts } from '#messages/trade-in-request.ts'
import type { RequestPageQuery } from '#storefront/generated/graphql.ts'
import { answerText, conditionText, differenceViews } from '../../blocks/trade-in-differences.server.ts'
import { proofViews } from '../../blocks/inspection-proofs.server.ts'
import { carFacts, labelOf } from '../../blocks/traded-car.server.ts'
import type { Fact } from './contact-view.ts'
import type { TradeInPartView } from './request-view.ts'
import { sellerName } from './seller-name.server.ts'

type PageRequest = NonNullable<RequestPageQuery['requestById']>
type TradeIn = NonNullable<PageRequest['tradeIn']>

/** What both sides see of a trade-in: price, condition, what the inspection changed, and pictures. */
export function tradeInPart(request: PageRequest, key: string | null, locale: Locale): { tradeIn?: TradeInPartView } {
  const { tradeIn, side, state, pictures, proofs } = request
  if (!tradeIn) return {}
  const texts = inLanguage(tradeInRequestTexts, locale)
  const isOffered = state === 'OFFERED'
  const hasEstimate = tradeIn.estimate != null
  const labelOfOffer = isOffered ? texts.toOffer : hasEstimate ? texts.toPrice : texts.toDetails
  const offer = { href: pathFor('tradein-price-offer', locale, { requestId: request.id }), isOffered }
  return {
    tradeIn: {
      // The page of the price belongs to the customer's account.
      ...(side === 'CUSTOMER' ? { offer: { ...offer, label: labelOfOffer } } : {}),
      differences: tradeIn.differences == null ? null : differenceViews(tradeIn.differences, locale),
      proofs: proofViews(proofs, key, locale),
      condition: conditionFacts(tradeIn, locale),
      pictures: pictures.map(({ key: id, path }, index) => ({
        ...{ id, href: key === null ? path : `${path}&${new URLSearchParams({ key })}` },
        alt: texts.picture(index + 1),
      })),
    },
  }
}

function conditionFacts({ described }: TradeIn, locale: Locale): Fact[] {
  const isExtra = ({ question }: TradeIn['described'][number]) => question === 'equipment'
  const text = ({ question, answer }: TradeIn['described'][number]) => answerText(question, answer, locale)
  const extras = described.filter(isExtra).map(text)
  return [
    ...described
      .filter((item) => !isExtra(item))
      .map((item) => ({ label: conditionText(item.question, locale), value: text(item) })),
    ...(extras.length > 0 ? [{ label: conditionText('equipment', locale), value: extras.join(', ') }] : []),
  ]
}

/** The car and its price, shown beside the messages. */
export function tradeInFacts({ tradeIn }: PageRequest, locale: Locale): Fact[] {
  if (!tradeIn) return []
  const texts = inLanguage(tradeInRequestTexts, locale)
  const { valuationInfo: car, estimate, finalPrice, validUntil } = tradeIn
  const fact = (label: string, value: string | null | undefined) => (value ? [{ label, value }] : [])
  return [
    ...fact(texts.finalPrice, finalPrice == null ? null : formatEuros(finalPrice, locale, 'if-any')),
    ...fact(texts.validUntil, validUntil ? formatDate(validUntil, locale) : null),
    ...fact(texts.estimate, estimate == null ? texts.noEstimate : formatEuros(estimate, locale)),
    ...fact(texts.range, rangeOf(tradeIn, locale)),
    ...carFacts(car, locale),
    ...fact(texts.color, car.color ? labelOf('bodyColor', car.color, locale) : null),
    ...fact(texts.vin, car.vin),
    ...fact(texts.plate, car.plate),
  ]
}

function rangeOf({ minimalPrice, maximalPrice }: TradeIn, locale: Locale): string | null {
  if (maximalPrice == null) return null
  const high = formatEuros(maximalPrice, locale)
  if (minimalPrice == null) return tradeInRequestTexts.openBelow[locale](high)
  return tradeInFlowTexts.range[locale](formatEuros(minimalPrice, locale), high)
}

/** The lead of a trade-in: who has to act. Undefined where the lead of every request fits: an answer has come, or the request has ended. */
export function tradeInLead(request: PageRequest, locale: Locale): string | undefined {
  const { side, state, tradeIn, appointment, dueAt, messages } = request
  const texts = inLanguage(tradeInRequestTexts, locale)
  const dealer = sellerName(request, locale)
  const isCustomer = side === 'CUSTOMER'
  const time =
    appointment && !appointment.isCancelled && Date.parse(appointment.startsAt) > Date.now()
      ? formatAppointment(appointment.startsAt, locale)
      : undefined
  const until = dueAt && Date.parse(dueAt) > Date.now() ? formatInstant(dueAt, locale) : undefined
  const last = tradeIn?.validUntil ? formatDate(tradeIn.validUntil, locale) : ''
  switch (state) {
    case 'OFFER_REQUESTED':
      if (messages.at(-1)?.author === 'MERCHANT') return undefined
      if (isCustomer) return texts.requested(dealer)
      return until ? texts.dealerRequestedUntil(until) : texts.dealerRequested
    case 'INSPECTION_BOOKED':
      if (time && tradeIn?.differences == null)
        return isCustomer ? texts.bring(time, dealer) : texts.dealerInspects(time)
      return isCustomer ? texts.offerNext(dealer) : texts.dealerOffers
    case 'OFFERED':
      return isCustomer ? texts.offered(dealer, last) : texts.dealerWaits(last)
    case 'ACCEPTED':
      return isCustomer ? texts.accepted(dealer) : texts.dealerAccepted
    case 'PURCHASED':
      return texts.purchased
    default:
      return undefined
  }
}
