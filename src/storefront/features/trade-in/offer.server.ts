import { randomUUID } from 'node:crypto'
import { data, redirect } from 'react-router'
import { berlinToday } from '#domain/berlin-time.ts'
import { formatDate } from '#domain/format/dates.ts'
import { pathFor } from '#domain/routes/paths.ts'
import { MIN_COMPARABLES } from '#domain/valuation/estimate.ts'
import { inLanguage } from '#messages/texts.ts'
import { tradeInOfferTexts } from '#messages/trade-in-offer.ts'
import { RequestTradeInDocument, TradeInDaysDocument, TradeInOfferPageDocument } from '#storefront/generated/graphql.ts'
import type { FormState } from '../../blocks/form-state.ts'
import { blankToUndefined, formState, formValues, refusedAs } from '../../blocks/form.server.ts'
import { alternativesOf, pickedTime, timePickerOf } from '../../blocks/time-picker.server.ts'
import type { TimeChoice } from '../../blocks/time-picker-view.ts'
import { mutate, query } from '../../gateway.server.ts'
import { hasErrorsContext, siteContext } from '../../request.server.ts'
import { estimateView } from './estimate.server.ts'
import { carName } from '../../blocks/traded-car.server.ts'
import { answersOf } from './answers.server.ts'
import { changePath, discardIfRequested, frameOf, openStepOf, type PageArgs } from './frame.server.ts'
import type { TradeInOfferView } from './trade-in-view.ts'

export interface OfferAnswer extends FormState {
  readonly alternatives?: readonly TimeChoice[]
}

export async function loadTradeInOffer(args: PageArgs): Promise<TradeInOfferView> {
  const { tradeIn, customer } = await query(args.context, TradeInOfferPageDocument)
  const open = openStepOf(args, tradeIn)
  const { locale } = open
  const { valuation, dealer, shown, vehicle, hitRate } = tradeIn
  if (!valuation || !dealer || !vehicle) throw redirect(pathFor('tradein-dealer', locale))
  const texts = inLanguage(tradeInOfferTexts, locale)
  const estimate = estimateView(valuation, dealer.name, locale)
  const daysOf = async (from: string, to: string) =>
    (await query(args.context, TradeInDaysDocument, { from, to })).tradeIn.days
  const hasCalendar = (await daysOf(berlinToday(), berlinToday())).length > 0
  const frame = frameOf(open)
  return {
    ...frame,
    isRequested: frame.accepted !== undefined || frame.openTradeIns.some(({ merchantId }) => merchantId === dealer.id),
    title: (estimate ? texts.estimateTitle : texts.noEstimateTitle)(carName(vehicle)),
    note: estimate
      ? texts.notAnOffer(formatDate(valuation.market?.asOf ?? berlinToday(), locale), dealer.name)
      : texts.noEstimate(MIN_COMPARABLES),
    estimate,
    ...(estimate && hitRate ? { hitRate: texts.hitRate(dealer.name, hitRate.inside, hitRate.offers) } : {}),
    conditionHref: changePath('tradein-condition', locale),
    answers: answersOf(tradeIn, vehicle, dealer.name, locale),
    inspectLead: texts.inspectLead(dealer.name),
    times: hasCalendar ? await timePickerOf({ url: args.url, daysOf, chosen: null }, locale) : null,
    key: randomUUID(),
    shown: shown ?? '',
    phone: customer?.phone ?? '',
  }
}

/** Sends the request, with the time of the pressed button, or without a time. */
export async function sendTradeIn(args: PageArgs & { readonly request: Request }) {
  const { context } = args
  const values = await formValues(args.request)
  await discardIfRequested(context, values)
  const { locale } = context.get(siteContext)
  const texts = inLanguage(tradeInOfferTexts, locale)
  const time = pickedTime(values.time)
  const answer = await mutate(context, RequestTradeInDocument, {
    ...{ key: values.key ?? '', shown: values.shown ?? '' },
    ...{ day: time?.day ?? null, minute: time?.minute ?? null },
    newsletter: values.newsletter === 'on',
    ...{ phone: blankToUndefined(values.phone) ?? null, text: blankToUndefined(values.text) ?? null },
  })
  if ('result' in answer)
    return redirect(pathFor('tradein-price-offer', locale, { requestId: answer.result.requestTradeIn.requestId }))
  const { refusals } = answer
  const notices: Readonly<Record<string, string>> = {
    ...{
      UNAVAILABLE: texts.timeTaken,
      CHANGED: texts.changed,
      CONFLICT: texts.conflict,
      LIMIT_REACHED: texts.garageFull,
    },
  }
  const notice = refusals.map(({ code }) => notices[code]).find(Boolean)
  context.set(hasErrorsContext, true)
  return data<OfferAnswer>(
    {
      ...formState(values, refusals, locale),
      ...(notice ? { notice } : {}),
      alternatives: alternativesOf(refusals, locale),
    },
    refusedAs(refusals),
  )
}
