import { fieldByKey } from '#catalogue/fields.ts'
import { formatEuros } from '#domain/format/money.ts'
import { formatPercent } from '#domain/format/numbers.ts'
import { optionLabel } from '#catalogue/format.ts'
import type { Locale } from '#domain/locale.ts'
import { PRICE_RATINGS, stepsOf } from '#domain/vehicle/price-rating.ts'
import { cardFactTexts } from '#messages/card-facts.ts'
import { financingTexts } from '#messages/financing.ts'
import { inLanguage } from '#messages/texts.ts'
import type { VehicleCardFragment } from '#storefront/generated/graphql.ts'
import { type PaymentKind, withPayment } from './payment-address.ts'
import { distanceText } from './distance.server.ts'
import type { BadgeView, CardView, DropView, ListedCardView, RateView } from './card-view.ts'

type CardRate = VehicleCardFragment['defaultRate']
type Rate = Pick<NonNullable<CardRate>, 'monthlyRate' | 'line' | 'example'> | null | undefined

/** What a list by rates changes on its cards. */
export interface Listed {
  /** Shown in place of the loan rate. */
  readonly leasing?: Rate
  /** The loan rate for the visitor's terms, in place of the lender's preset. */
  readonly loan?: CardRate
  readonly payment?: PaymentKind
  /** The calculator's fields for it, by their names in the address. */
  readonly terms?: Readonly<Record<string, string>>
}

/**
 * What a card shows of a vehicle, in one language. In a list of leasing rates it has that rate instead of a loan's. Where a way to
 * pay was chosen, the page of the offer opens with it.
 */
export function cardOf(
  vehicle: VehicleCardFragment,
  locale: Locale,
  { leasing, loan = vehicle.defaultRate, payment, terms }: Listed = {},
): CardView {
  const { path, title, modelDescription, price, firstImage, imageCount, facts, energyLabel } = vehicle
  const [image] = firstImage
  const drop = dropOf(vehicle, locale)
  return {
    id: vehicle.id,
    amount: Math.round(price),
    href: withPayment(path, payment, terms),
    title,
    ...(modelDescription ? { trim: modelDescription } : {}),
    price: formatEuros(price, locale),
    ...(drop ? { drop } : {}),
    ...ratingViewOf(vehicle.priceRating, locale),
    ...badgeOf(vehicle, locale),
    // Drawings are no pictures of this car, so they are not counted.
    ...(image
      ? {
          picture: { key: image.key, alt: image.alt, symbolic: image.symbolic, count: image.symbolic ? 0 : imageCount },
        }
      : {}),
    facts: facts.map(({ value }) => value),
    ...(energyLabel?.required ? { energy: energyLabel.line } : {}),
    seller: sellerOf(vehicle, locale),
    ...(leasing === undefined ? cardRateOf(loan, locale) : leasingRateOf(leasing, locale)),
  }
}

/** The cards of one page, each example of their rates once: an example has some 500 characters, and a page up to 24 cards. */
export function withExamplesOnce(cards: readonly CardView[]): ListedCardView[] {
  const shown = new Set<string>()
  return cards.map((card) => {
    if (!card.rate) return card
    const { example, ...rate } = card.rate
    if (shown.has(example)) return { ...card, rate }
    shown.add(example)
    return card
  })
}

/** A reduction is shown against the lowest price of the last 30 days (§ 11 PAngV). */
export function dropOf(
  { price, previousPrice }: { readonly price: number; readonly previousPrice?: number | null },
  locale: Locale,
): DropView | undefined {
  if (previousPrice == null || previousPrice <= price) return undefined
  const texts = inLanguage(cardFactTexts, locale)
  return {
    by: `−${formatEuros(previousPrice - price, locale)}`,
    from: texts.lowestPrice(formatEuros(previousPrice, locale)),
  }
}

/** The loan rate of a vehicle. */
export function rateOf({ defaultRate }: { readonly defaultRate?: Rate }, locale: Locale): { rate?: RateView } {
  return rateView(defaultRate, financingTexts.loanFrom[locale], locale)
}

/** A loan rate on a card: in one line, with the effective rate beside it. */
function cardRateOf(rate: CardRate, locale: Locale): { rate?: RateView } {
  return rate ? rateView({ ...rate, line: shortRateOf(rate, locale) }, '', locale) : {}
}

/** Term and effective rate of a loan, for little room; the deposit stands in its example on the same page. */
export function shortRateOf(rate: NonNullable<CardRate>, locale: Locale): string {
  const texts = inLanguage(financingTexts, locale)
  const effective = texts.shortEffective(formatPercent(rate.effectiveInterestRate, locale, 2))
  return `${texts.shortMonths(rate.duration)} · ${effective.replaceAll(' ', '\u00A0')}`
}

export function leasingRateOf(rate: Rate, locale: Locale): { rate?: RateView } {
  return rateView(rate, cardFactTexts.leasingFrom[locale], locale)
}

/** Whole euros, rounded up: never less than what is paid. */
function rateView(rate: Rate, lead: string, locale: Locale): { rate?: RateView } {
  if (!rate) return {}
  const { monthlyRate, line, example } = rate
  const amount = financingTexts.monthly[locale](formatEuros(Math.ceil(monthlyRate), locale))
  return { rate: { lead, amount, line, example } }
}

/** The gauge and its word; nothing where the price is not rated. */
export function ratingViewOf(rating: string | null | undefined, locale: Locale): Pick<CardView, 'rating'> {
  const known = PRICE_RATINGS.find((one) => one === rating)
  return known ? { rating: { steps: stepsOf(known), text: optionLabel(fieldByKey('priceRating'), known, locale) } } : {}
}

/** Below this share a reduction gets no badge: 50 € off 20,000 € is not worth one. */
const NEWS_FROM = 0.03

function isNews({ price, previousPrice }: Pick<VehicleCardFragment, 'price' | 'previousPrice'>): boolean {
  return previousPrice != null && previousPrice - price >= previousPrice * NEWS_FROM
}

function badgeOf(vehicle: VehicleCardFragment, locale: Locale): { badge?: BadgeView } {
  const texts = inLanguage(cardFactTexts, locale)
  if (vehicle.state === 'RESERVED') return { badge: { tone: 'warning', text: texts.reserved } }
  if (isNews(vehicle)) return { badge: { tone: 'signal', text: texts.reduced } }
  if (!vehicle.condition || vehicle.condition === 'USED') return {}
  return { badge: { tone: 'brand', text: optionLabel(fieldByKey('condition'), vehicle.condition, locale) } }
}

function sellerOf({ merchant, distance }: VehicleCardFragment, locale: Locale): string {
  const place = `${merchant.name}, ${merchant.city}`
  return distance == null ? place : `${place} · ${distanceText(distance, locale)}`
}
