import { data, redirect, type RouterContextProvider } from 'react-router'
import { formatDate, formatInstant } from '#domain/format/dates.ts'
import { formatEuros } from '#domain/format/money.ts'
import type { Locale } from '#domain/locale.ts'
import { pathFor } from '#domain/routes/paths.ts'
import { requestTexts } from '#messages/requests.ts'
import { inLanguage } from '#messages/texts.ts'
import { tradeInOfferTexts } from '#messages/trade-in-offer.ts'
import {
  SellTradeInDocument,
  TradeInPriceOfferDocument,
  type TradeInPriceOfferQuery,
} from '#storefront/generated/graphql.ts'
import { dealerOf, routeOf } from '../../blocks/dealer.server.ts'
import { noticeFor } from '../../blocks/error-catalogue.ts'
import { redirectWithNotice } from '../../blocks/notice-redirect.server.ts'
import { mutate } from '../../gateway.server.ts'
import { siteContext } from '../../request.server.ts'
import { differenceViews } from '../../blocks/trade-in-differences.server.ts'
import { proofViews } from '../../blocks/inspection-proofs.server.ts'
import { estimateView, inspectedView } from './estimate.server.ts'
import { carFacts, carName } from '../../blocks/traded-car.server.ts'
import type { PriceOfferView } from './trade-in-view.ts'

interface PageArgs {
  readonly requestId: string
  readonly context: Readonly<RouterContextProvider>
}
type PageRequest = NonNullable<TradeInPriceOfferQuery['requestById']>

/** The lasting page of a requested trade-in, for its owner; 404 for everybody else. */
export async function loadPriceOffer({ requestId: id, context }: PageArgs) {
  const { locale } = context.get(siteContext)
  const answer = await mutate(context, TradeInPriceOfferDocument, { id })
  const request = 'result' in answer ? answer.result.requestById : null
  if (!request?.tradeIn) throw data(null, 404)
  return data(viewOf(request, request.tradeIn, locale), { headers: { 'Cache-Control': 'no-store' } })
}

/** Sells the car without a purchase. */
export async function acceptPriceOffer({ requestId, context }: PageArgs) {
  const { locale } = context.get(siteContext)
  const path = pathFor('tradein-price-offer', locale, { requestId })
  const answer = await mutate(context, SellTradeInDocument, { requestId })
  if ('result' in answer) return redirect(path)
  return redirectWithNotice(path, noticeFor('SellTradeIn', answer.refusals))
}

function viewOf(request: PageRequest, tradeIn: NonNullable<PageRequest['tradeIn']>, locale: Locale): PriceOfferView {
  const texts = inLanguage(tradeInOfferTexts, locale)
  const { finalPrice, differences, valuationInfo } = tradeIn
  const estimate = estimateView(tradeIn, request.seller.name, locale)
  const isInspected = differences != null && tradeIn.inspectedLines.length > 0
  return {
    ...{
      number: requestTexts.number[locale](request.id),
      title: texts.priceOfferTitle(carName(valuationInfo)),
      lead: leadOf(request, tradeIn, estimate !== null, locale),
    },
    price: finalPrice == null ? null : formatEuros(finalPrice, locale),
    canAccept: request.state === 'OFFERED' && request.side === 'CUSTOMER',
    requestHref: pathFor('request', locale, { requestId: request.id }),
    garageHref: pathFor('garage', locale),
    ...nextOf(request, locale),
    ...(request.dealer ? { dealer: { ...dealerOf(request.dealer, null, locale), ...routeOf(request.dealer) } } : {}),
    facts: carFacts(valuationInfo, locale),
    differences: isInspected ? differenceViews(differences, locale) : null,
    proofs: proofViews(request.proofs, null, locale),
    estimate: estimate && isInspected ? { ...estimate, ...inspectedView(tradeIn, locale) } : estimate,
  }
}

/** What happens until the dealer has made its offer; nothing once it has. */
function nextOf(
  { id, state, seller, appointment, mayWithdraw }: PageRequest,
  locale: Locale,
): Pick<PriceOfferView, 'next' | 'inspection'> {
  const texts = inLanguage(tradeInOfferTexts, locale)
  const steps = [texts.nextInspection(seller.name), texts.nextOffer, texts.nextDecision]
  if (state === 'OFFER_REQUESTED') return { next: { steps: [texts.nextTime(seller.name), ...steps] } }
  if (state !== 'INSPECTION_BOOKED') return {}
  if (appointment?.isCancelled) return {}
  if (!appointment || Date.parse(appointment.startsAt) < Date.now())
    return { next: { steps: [texts.nextOfferAfter(seller.name), texts.nextDecision] } }
  const isMovable = appointment.movableUntil != null && Date.parse(appointment.movableUntil) > Date.now()
  return {
    next: { steps, bring: [texts.bringDocument, texts.bringRecord, texts.bringKeys] },
    inspection: {
      calendar: pathFor('request-calendar', locale, { requestId: id }),
      ...(isMovable ? { move: pathFor('request-appointment', locale, { requestId: id }) } : {}),
      ...(mayWithdraw ? { cancel: `${pathFor('request', locale, { requestId: id })}#absagen` } : {}),
    },
  }
}

function leadOf(
  { state, seller, appointment }: PageRequest,
  { validUntil }: NonNullable<PageRequest['tradeIn']>,
  hasEstimate: boolean,
  locale: Locale,
): string {
  const texts = inLanguage(tradeInOfferTexts, locale)
  if (state === 'OFFERED' && validUntil) return texts.bindingOffer(seller.name, formatDate(validUntil, locale))
  if (state === 'INSPECTION_BOOKED') {
    if (!appointment || appointment.isCancelled) return texts.bookedInspection(seller.name)
    const time = texts.inspectionAt(formatInstant(appointment.startsAt, locale), seller.name)
    return hasEstimate ? `${time} ${texts.inspectedLines}` : time
  }
  if (state === 'OFFER_REQUESTED') return texts.requested(seller.name)
  if (state === 'ACCEPTED') return texts.accepted
  return state === 'PURCHASED' ? texts.purchased : texts.ended
}
