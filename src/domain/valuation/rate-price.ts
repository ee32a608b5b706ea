import { type PriceRating, ratingOf } from '../vehicle/price-rating.ts'
import { type AlikeOffers, compareAlike, type DescribedOffer, type Narrowed } from './alike.ts'
import { medianOf } from './weighted.ts'

/** An offer whose price is rated. */
export interface RatedOffer extends DescribedOffer {
  readonly isNew: boolean
  /** False for damaged cars and those with accidents, which are neither rated nor compared. */
  readonly isComparable: boolean
}

/** Cents; the share is the asking price in thousandths of the estimate. */
export interface RatedPrice {
  readonly rating: PriceRating
  readonly estimate: number
  readonly share: number
  readonly count: number
}

/** Offers have the fuel, power and gearbox of the rated car always, and its body while there are enough. */
const NARROWINGS: readonly (readonly Narrowed[])[] = [
  ['fuel', 'power', 'gearbox', 'body'],
  ['fuel', 'power', 'gearbox'],
]

/** Cents: estimates are rounded to it, and the rating follows from the rounded one, so that everybody can check it. */
const ROUNDED_TO = 10_00

/** Only offers of one market are compared with each other: new cars with new ones, and those of one fuel. */
export function marketOf({ isNew, fuel }: RatedOffer): string {
  return `${isNew} ${fuel}`
}

/** The offers a price is compared with, of the same model: new cars with new ones only. Undefined where there are too few. */
export function comparePrice<Offer extends RatedOffer>(
  car: Offer,
  offers: readonly Offer[],
  today: string,
): AlikeOffers<Offer> | undefined {
  // Without these the car could be compared with a sports version of itself.
  if (!car.isComparable || car.fuel === null || car.power === null) return undefined
  const others = offers.filter((offer) => offer.isComparable && marketOf(offer) === marketOf(car))
  return compareAlike(car, others, NARROWINGS, today)
}

/** Rates the price of an offer beside the others of its model, from which twins are removed. */
export function ratePrice<Offer extends RatedOffer>(
  car: Offer,
  offers: readonly Offer[],
  today: string,
): RatedPrice | undefined {
  const alike = comparePrice(car, offers, today)
  const estimate = alike && estimateOf(alike)
  if (!estimate) return undefined
  const share = Math.round((car.price / estimate) * 1_000)
  return { rating: ratingOf(car.price, estimate), estimate, share, count: alike.compared.length }
}

/** The weighted median of the adjusted prices. */
export function estimateOf({ compared }: AlikeOffers<unknown>): number {
  return Math.round(medianOf(compared) / ROUNDED_TO) * ROUNDED_TO
}
