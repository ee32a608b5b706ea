import { fieldByKey } from '#catalogue/fields.ts'
import { formatNumber } from '#domain/format/numbers.ts'
import { formatDate, formatShortDay, formatTime } from '#domain/format/dates.ts'
import { formatEuros, toCents } from '#domain/format/money.ts'
import { optionLabel } from '#catalogue/format.ts'
import { vatSentence } from '#catalogue/vat-sentence.ts'
import { berlinToday } from '#domain/berlin-time.ts'
import type { Locale } from '#domain/locale.ts'
import { pathFor } from '#domain/routes/paths.ts'
import { addToCartTexts } from '#messages/add-to-cart.ts'
import { inLanguage } from '#messages/texts.ts'
import { tradeInFlowTexts } from '#messages/trade-in-flow.ts'
import { vehicleTexts } from '#messages/vehicle.ts'
import type { VehiclePageQuery } from '#storefront/generated/graphql.ts'
import type { BadgeView, CardView } from '../../blocks/card-view.ts'
import { cardOf, dropOf, leasingRateOf, rateOf, shortRateOf } from '../../blocks/card.server.ts'
import { dealerOf } from '../../blocks/dealer.server.ts'
import { helpHref } from '../../blocks/help.server.ts'
import { filterHref } from '../../blocks/list-address.server.ts'
import type { Crumb } from '#design/Breadcrumbs.tsx'
import type { Site } from '../../request.server.ts'
import { electricOf } from './electric.server.ts'
import { historyOf } from './history.server.ts'
import { printOf } from './print.server.ts'
import { comparisonOf } from './price-comparison.server.ts'
import { costsOf } from './running-costs.server.ts'
import { structuredData } from './structured-data.server.ts'
import type { ReservationView, OfferView } from './vehicle-view.ts'

export type PageVehicle = NonNullable<VehiclePageQuery['vehicleById']>

/** The rate beside the price: of the chosen way to pay and its terms, else of a loan as its lender presets it. */
function listedRateOf({ chosenRate, defaultRate }: PageVehicle, isLeasing: boolean, locale: Locale) {
  if (chosenRate && isLeasing) return leasingRateOf(chosenRate, locale)
  const loan = chosenRate ?? defaultRate
  return loan ? { ...rateOf({ defaultRate: loan }, locale), shortRate: shortRateOf(loan, locale) } : {}
}

/** Everything the page of an offer shows, in one language. */
export function offerOf(
  vehicle: PageVehicle,
  similar: readonly CardView[],
  { locale, origin, isLeasing }: Pick<Site, 'locale' | 'origin'> & { readonly isLeasing: boolean },
): OfferView {
  const texts = inLanguage(vehicleTexts, locale)
  const { badge } = cardOf(vehicle, locale)
  const drop = dropOf(vehicle, locale)
  const { energyLabel: energy } = vehicle
  return {
    kind: 'offer',
    id: vehicle.id,
    amount: Math.round(vehicle.price),
    ...cartOf(vehicle, locale),
    path: vehicle.path,
    title: vehicle.title,
    ...(vehicle.modelDescription ? { trim: vehicle.modelDescription } : {}),
    crumbs: crumbsOf(vehicle, locale),
    images: vehicle.images,
    ...(vehicle.spinFrames.length > 0 ? { spin: { name: vehicle.title, frames: vehicle.spinFrames } } : {}),
    price: formatEuros(vehicle.price, locale),
    ...(drop ? { drop } : {}),
    ...comparisonOf(vehicle, locale),
    history: historyOf(vehicle, locale),
    ...costsOf(vehicle, locale),
    ...electricOf(vehicle, locale),
    print: printOf(vehicle, origin, locale),
    head: headTextsOf(vehicle, locale),
    vat: vatOf(vehicle, locale),
    ...(vehicle.transferCost ? { transfer: texts.transferIncluded(formatEuros(vehicle.transferCost, locale)) } : {}),
    ...stateOf(vehicle, badge, locale),
    ...listedRateOf(vehicle, isLeasing, locale),
    availability: availabilityOf(vehicle, locale),
    highlights: vehicle.highlights,
    equipment: vehicle.equipment.map(({ label, values }) => ({ title: label, items: values })),
    consumption: energy ? [] : vehicle.consumption,
    ...(energy ? { energy: energyOf(energy) } : {}),
    description: paragraphsOf(vehicle.description ?? ''),
    dealer: dealerOf(vehicle.merchant, vehicle.distance, locale),
    ...(vehicle.sellerKind === 'COMPANY'
      ? {
          tradeIn: {
            href: `${pathFor('tradein-vehicle', locale)}?flow=pdpFlow&auto=${vehicle.id}`,
            label: tradeInFlowTexts.tradeIn[locale],
          },
        }
      : {}),
    contact: contactPath(vehicle, locale),
    report: pathFor('report-offer', locale, { vehicleId: vehicle.id }),
    similar,
    structured: structuredData(vehicle, origin, locale),
    more: moreOfModel(vehicle, locale),
  }
}

function daysOf(days: PageVehicle['earliestDays'], locale: Locale) {
  const texts = inLanguage(vehicleTexts, locale)
  if (!days) return []
  return [
    ...(days.delivery == null ? [] : [{ label: texts.deliverySince, day: formatShortDay(days.delivery, locale) }]),
    { label: texts.pickUpSince, day: formatShortDay(days.pickUp, locale) },
  ]
}

/** What browsers and search engines show of the page. */
function headTextsOf({ title, modelDescription, price, keyFacts }: PageVehicle, locale: Locale): OfferView['head'] {
  const name = modelDescription ? `${title} ${modelDescription}` : title
  const facts = keyFacts.map((fact) => `${fact.label} ${fact.value}`).join(', ')
  const amount = formatEuros(price, locale)
  return { title: `${name}, ${amount}`, description: vehicleTexts.pageDescription[locale](name, amount, facts) }
}

function deliveryText({ homeBase, homeMaxKm }: { homeBase: number; homeMaxKm: number | null }, locale: Locale): string {
  const texts = inLanguage(vehicleTexts, locale)
  if (homeMaxKm === 0) return texts.pickUpOnly
  const price = formatEuros(homeBase, locale, 2)
  return homeMaxKm === null ? texts.deliveryFrom(price) : texts.deliveryWithin(price, formatNumber(homeMaxKm, locale))
}

/** Decision 016: a car in another customer's checkout cannot be added to a cart, so the page shows when the reservation ends. */
function cartOf(vehicle: PageVehicle, locale: Locale): Pick<OfferView, 'cartPrice' | 'reservation' | 'delivery'> {
  const { state, sellerKind, reservedUntil, merchant } = vehicle
  if (state !== 'PUBLISHED' || sellerKind !== 'COMPANY') return {}
  const texts = inLanguage(vehicleTexts, locale)
  const terms = merchant.deliveryTerms
  const delivery = terms && {
    text: deliveryText(terms, locale),
    more: texts.aboutDelivery,
    href: helpHref('delivery', locale),
    days: daysOf(vehicle.earliestDays, locale),
  }
  return {
    ...(reservedUntil ? { reservation: reservationOf(reservedUntil, locale) } : { cartPrice: vehicle.price }),
    ...(delivery ? { delivery } : {}),
  }
}

function reservationOf(until: string, locale: Locale): ReservationView {
  const texts = inLanguage(vehicleTexts, locale)
  const time = formatTime(until)
  return {
    secondsLeft: Math.max(0, Math.ceil((Date.parse(until) - Date.now()) / 1_000)),
    add: addToCartTexts.add[locale],
    text: texts.reservedUntil(time),
    afterwards: texts.afterReservation,
    short: texts.reservedShort(time),
  }
}

function energyOf({ co2Class, co2ClassDischarged, costSource, ...energy }: NonNullable<PageVehicle['energyLabel']>) {
  return {
    line: energy.line,
    required: energy.required,
    rows: energy.rows,
    costs: energy.costs,
    ...(costSource ? { costSource } : {}),
    ...(co2Class ? { co2Class } : {}),
    ...(co2ClassDischarged ? { co2ClassDischarged } : {}),
  }
}

function crumbsOf({ makeName, modelName, make, model, modelDescription }: PageVehicle, locale: Locale): Crumb[] {
  return [
    { label: vehicleTexts.buy[locale], href: pathFor('cars', locale) },
    { label: make.displayName, href: filterHref({ makeModel: [{ make: makeName }] }, locale) },
    { label: model.displayName, href: filterHref({ makeModel: [{ make: makeName, model: modelName }] }, locale) },
    ...(modelDescription ? [{ label: modelDescription }] : []),
  ]
}

/**
 * The offers below one that is shown without a rate, such as a private seller's: theirs would bring a representative example
 * onto the page, which reads as if it were about this car.
 */
export function withoutRates(cards: readonly CardView[]): CardView[] {
  return cards.map((card) => ({ ...card, rate: undefined }))
}

/** All offers of the same model. */
export function moreOfModel({ makeName, modelName, make, model }: PageVehicle, locale: Locale) {
  const href = filterHref({ makeModel: [{ make: makeName, model: modelName }] }, locale)
  return { href, text: vehicleTexts.allOfModel[locale](`${make.displayName} ${model.displayName}`) }
}

/** What the price says about VAT, and a private seller about negotiating it. */
export function vatOf(
  {
    sellerKind,
    isNegotiable,
    vatMode,
    vatRate,
    price,
  }: Pick<PageVehicle, 'sellerKind' | 'isNegotiable' | 'vatMode' | 'vatRate' | 'price'>,
  locale: Locale,
): string {
  const taxed = { sellerKind, vatMode: vatMode ?? null, vatRate: vatRate ?? null, price: toCents(price) }
  const negotiation =
    sellerKind === 'COMPANY' || isNegotiable == null
      ? []
      : [vehicleTexts[isNegotiable ? 'negotiable' : 'fixedPrice'][locale]]
  return [vatSentence(taxed, locale), ...negotiation].join(', ')
}

/** The badge and the facts: the condition is named once, by the badge or, beside another badge, among the technical data. */
function stateOf(
  { condition, keyFacts, technical, history }: PageVehicle,
  badge: BadgeView | undefined,
  locale: Locale,
): Pick<OfferView, 'badge' | 'keyFacts' | 'technical'> {
  const isCondition = ({ key }: { readonly key: string }) => key === 'condition'
  const facts = { keyFacts: keyFacts.filter((fact) => !isCondition(fact)), technical: [...technical, ...history] }
  if (badge && badge.tone !== 'signal')
    return { ...facts, badge, technical: [...keyFacts.filter(isCondition), ...facts.technical] }
  if (!condition) return facts
  return { ...facts, badge: { tone: 'brand', text: optionLabel(fieldByKey('condition'), condition, locale) } }
}

/** Address of the contact form. A dealer’s new car that is not there yet is asked for as one to order; any other car exists already. */
export function contactPath(
  {
    id,
    sellerKind,
    condition,
    availability,
    availableFrom,
  }: Pick<PageVehicle, 'id' | 'sellerKind' | 'condition' | 'availability' | 'availableFrom'>,
  locale: Locale,
): string {
  const path = pathFor('contact-dealer', locale, { vehicleId: id })
  const hasToCome = Boolean(availability) || (availableFrom ?? '') > berlinToday()
  const isToOrder = sellerKind === 'COMPANY' && condition === 'NEW' && hasToCome
  return isToOrder ? `${path}?requestType=ORDER_VEHICLE_REQUEST` : path
}

/** When the car can be had, seen from today in Berlin. */
export function availabilityOf(
  { availability, availableFrom }: Pick<PageVehicle, 'availability' | 'availableFrom'>,
  locale: Locale,
): string {
  const texts = inLanguage(vehicleTexts, locale)
  if (availableFrom && availableFrom > berlinToday()) return texts.from(formatDate(availableFrom, locale))
  return availability ? texts.inDays(availability) : texts.atOnce
}

/** Paragraphs are parted by empty lines. */
function paragraphsOf(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
}
