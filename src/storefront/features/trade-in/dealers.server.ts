import { redirect } from 'react-router'
import { dealerAddressLine } from '#domain/dealer-address.ts'
import { formatInstant } from '#domain/format/dates.ts'
import { formatEuros } from '#domain/format/money.ts'
import { formatPercent } from '#domain/format/numbers.ts'
import type { Locale } from '#domain/locale.ts'
import { pathFor } from '#domain/routes/paths.ts'
import { isOneDealers } from '#domain/brand.ts'
import { inLanguage } from '#messages/texts.ts'
import { tradeInDealerTexts } from '#messages/trade-in-dealer.ts'
import {
  ChooseTradeInDealerDocument,
  TradeInDealersPageDocument,
  type TradeInTermsFieldsFragment,
} from '#storefront/generated/graphql.ts'
import { distanceText } from '../../blocks/distance.server.ts'
import { blankToUndefined, formValues } from '../../blocks/form.server.ts'
import { mutate, query } from '../../gateway.server.ts'
import { siteContext } from '../../request.server.ts'
import { signedEuros } from '../../blocks/traded-car.server.ts'
import {
  afterStep,
  checkOf,
  discardIfRequested,
  frameOf,
  GO_ON,
  redirectToLoginThenEstimate,
  openStep,
  type PageArgs,
  refusedStep,
} from './frame.server.ts'
import type { TradeInDealerView } from './trade-in-view.ts'

const MAX_PLACE_LENGTH = 80

export async function loadTradeInDealers(args: PageArgs): Promise<TradeInDealerView> {
  const { url, context } = args
  const open = await openStep(args)
  const { tradeIn, locale } = open
  const texts = inLanguage(tradeInDealerTexts, locale)
  const { session, brand } = context.get(siteContext)
  const isLoggedIn = session !== null
  if (isLoggedIn && tradeIn.dealer && url.searchParams.has(GO_ON)) throw redirect(pathFor('tradein-offer', locale))
  const isOne = isOneDealers(brand)
  const place = isOne ? '' : (url.searchParams.get('place') ?? tradeIn.place ?? '').trim().slice(0, MAX_PLACE_LENGTH)
  const { tradeInDealers } = await query(context, TradeInDealersPageDocument, { place })
  const frame = frameOf(open)
  const [first] = tradeInDealers
  const one = isOne && first ? first.merchant.name : undefined
  // Without a known place the dealers come from everywhere, by name.
  const isAnywhere = tradeInDealers.some(({ merchant }) => merchant.distance == null)
  return {
    ...frame,
    title: one === undefined ? texts.dealerTitle : texts.oneTitle(one),
    lead: one === undefined ? (isAnywhere ? texts.anywhereLead : texts.nearbyLead) : texts.oneLead(one),
    isOneDealers: isOne,
    ...{ path: pathFor('tradein-dealer', locale), place, isLoggedIn, check: checkOf(url) },
    dealers: tradeInDealers.map(({ merchant, terms, condition, nextInspection }) => ({
      ...{ id: merchant.id, name: merchant.name, address: dealerAddressLine(merchant) },
      terms: termsText(terms, locale),
      condition: texts.conditionHere(condition === 0 ? formatEuros(0, locale) : signedEuros(condition, locale)),
      inspection: nextInspection ? texts.freeFrom(formatInstant(nextInspection, locale)) : texts.byArrangement,
      table: `${pathFor('tradein', locale)}?haendler=${merchant.slug}#tabelle`,
      ...(merchant.distance == null ? {} : { distance: distanceText(merchant.distance, locale) }),
      isChosen: isOne || tradeIn.dealer?.id === merchant.id,
      isRequested: frame.openTradeIns.some(({ merchantId }) => merchantId === merchant.id),
    })),
  }
}

export function termsText({ marginPermille, reconditioning }: TradeInTermsFieldsFragment, locale: Locale): string {
  const texts = inLanguage(tradeInDealerTexts, locale)
  return texts.termsLine(formatPercent(marginPermille / 10, locale), formatEuros(reconditioning, locale))
}

export async function chooseDealer(args: PageArgs & { readonly request: Request }) {
  const { context } = args
  const values = await formValues(args.request)
  await discardIfRequested(context, values)
  const { locale, session, widget } = context.get(siteContext)
  const { merchant = '' } = values
  if (merchant === '') {
    const missing = { code: 'INVALID_INPUT', fields: [{ field: 'merchant', code: 'REQUIRED' }] }
    return refusedStep(context, values, [missing], { merchant: tradeInDealerTexts.dealerRequired[locale] })
  }
  const place = blankToUndefined(values.place) ?? null
  const answer = await mutate(context, ChooseTradeInDealerDocument, { merchant, place })
  return !('result' in answer) || session || widget
    ? afterStep(args, values, answer, { merchant: tradeInDealerTexts.dealerRequested[locale] })
    : redirectToLoginThenEstimate(context)
}
