import { type Compared, limitSellers } from './compared.ts'
import {
  adjustOffers,
  type Comparable,
  ENOUGH_COMPARABLES,
  likeness,
  MIN_COMPARABLES,
  reachOf,
  type ValuedCar,
  withoutOutliers,
} from './estimate.ts'

/** What cars are chosen by before their prices are compared. */
export interface DescribedCar extends ValuedCar {
  readonly vin: string | null
  readonly fuel: string | null
  readonly gearbox: string | null
  readonly body: string | null
  /** Kilowatts. */
  readonly power: number | null
}

export interface DescribedOffer extends Comparable, DescribedCar {
  readonly id: string
  readonly merchantId: number
  readonly power: number | null
}

export type Narrowed = 'fuel' | 'power' | 'body' | 'gearbox'

/** How far the power of a comparable may be off. */
export const POWER_APART = 0.2
/** Only this many of the most similar offers count, because more would not improve the estimate. */
export const MAX_COMPARED = 100

/** Offers compared with a car, and what they have in common with it. */
export interface AlikeOffers<Offer> {
  readonly compared: readonly Compared<Offer>[]
  readonly narrowed: readonly Narrowed[]
}

/**
 * Compares a car with the offers that are most like it: those that share everything in the first list of `narrowings`, or in the next where
 * there are too few. The car itself never counts, and no seller more than its share. Undefined where fewer than five remain, or so few
 * sellers that one of them would weigh more than its share.
 */
export function compareAlike<Offer extends DescribedOffer>(
  car: DescribedCar & { readonly id?: string; readonly price?: number },
  offers: readonly Offer[],
  narrowings: readonly (readonly Narrowed[])[],
  today: string,
): AlikeOffers<Offer> | undefined {
  const own =
    car.id !== undefined && car.price !== undefined ? twinKey({ ...car, id: car.id, price: car.price }) : car.vin
  const isInReach = reachOf(car)
  const others = offers.filter((offer) => offer.id !== car.id && isInReach(offer) && twinKey(offer) !== own)
  for (const narrowed of narrowings) {
    const alike = others.filter((offer) => narrowed.every((by) => fits(offer, car, by)))
    const isLast = narrowed === narrowings.at(-1)
    if (!isLast && alike.length < ENOUGH_COMPARABLES) continue
    const compared = ofManySellers(adjustOffers(car, nearest(alike, car), today))
    if (compared && compared.length >= MIN_COMPARABLES) return { compared, narrowed }
  }
  return undefined
}

/**
 * Sellers are limited before outliers are removed, so that one with many offers cannot make all others outliers, and again for what
 * remains.
 */
function ofManySellers<Offer extends DescribedOffer>(
  compared: readonly Compared<Offer>[],
): Compared<Offer>[] | undefined {
  const limited = limitSellers(compared, sellerOf)
  return limited && limitSellers(withoutOutliers(limited), sellerOf)
}

function sellerOf({ merchantId }: DescribedOffer): number {
  return merchantId
}

/** A car that several sellers offer counts once. */
export function withoutTwins<Offer extends DescribedOffer>(offers: readonly Offer[]): Offer[] {
  return [...new Map(offers.toReversed().map((offer) => [twinKey(offer), offer])).values()].toReversed()
}

function twinKey({ id, vin, price, mileage, firstRegistration }: Omit<DescribedOffer, 'merchantId'>): string {
  return vin ?? (mileage > 0 ? `${price} ${mileage} ${firstRegistration}` : id)
}

function fits(offer: DescribedOffer, car: DescribedCar, by: Narrowed): boolean {
  if (by === 'power') {
    if (car.power === null || offer.power === null) return car.power === null
    return Math.abs(offer.power - car.power) <= car.power * POWER_APART
  }
  return car[by] === null || offer[by] === car[by]
}

function nearest<Offer extends DescribedOffer>(offers: readonly Offer[], car: DescribedCar): readonly Offer[] {
  if (offers.length <= MAX_COMPARED) return offers
  const ranked = offers.map((offer) => ({ offer, likeness: likeness(offer, car) }))
  return ranked
    .toSorted((a, b) => b.likeness - a.likeness)
    .slice(0, MAX_COMPARED)
    .map(({ offer }) => offer)
}
