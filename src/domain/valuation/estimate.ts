import { addMonths } from '../calendar-month.ts'
import type { Compared } from './compared.ts'
import { medianOf, quantileOf, type Weighted } from './weighted.ts'

/** The facts by which a car's value is compared. Registration `YYYY-MM`, mileage in kilometres. */
export interface ValuedCar {
  readonly firstRegistration: string
  readonly mileage: number
  /** Kilowatts; prices are adjusted to it where it is known of both cars. */
  readonly power?: number | null
}

/** An offer of a car like it; price in cents. */
export interface Comparable extends ValuedCar {
  readonly price: number
}

/** Cents; the band holds the middle three fifths of the comparables. */
export interface Estimate {
  readonly value: number
  readonly low: number
  readonly high: number
  /** The number of offers behind it. */
  readonly count: number
}

/** Below this number of comparables there is no estimate. */
export const MIN_COMPARABLES = 5
/** Below this number the search for comparables is widened. */
export const ENOUGH_COMPARABLES = 8
/** How far comparables may be off. */
export const MAX_MONTHS_APART = 24
/** Offers that ended longer ago say nothing about today's prices. */
export const MAX_DAYS_OLD = 180
export const KILOMETRES_APART = { share: 0.5, least: 30_000 } as const

/** How much of a difference in power a price follows: a car with a tenth more power costs half a tenth more. */
export const POWER_EXPONENT = 0.5

/** What a month of age and 10,000 km take off the logarithm of a price; our own model, shown with every estimate. */
export const DEPRECIATION = { month: 0.01, laterMonth: 0.007, laterFrom: 36, tenThousandKilometres: 0.02 } as const

/**
 * Estimates a car's asking price from similar offers: each price is adjusted to this car's age, mileage and power, outliers are removed,
 * and more similar offers weigh more. Undefined where there are too few. Asking prices, because selling prices are unknown.
 */
export function estimateValue(car: ValuedCar, comparables: readonly Comparable[], today: string): Estimate | undefined {
  const remaining = withoutOutliers(adjustOffers(car, comparables, today))
  if (remaining.length < MIN_COMPARABLES) return undefined
  return {
    value: wholeHundreds(medianOf(remaining)),
    low: wholeHundreds(quantileOf(remaining, 0.2)),
    high: wholeHundreds(quantileOf(remaining, 0.8)),
    count: remaining.length,
  }
}

/** The offers with their prices adjusted to a car and weighted by their likeness to it. */
export function adjustOffers<Offer extends Comparable>(
  car: ValuedCar,
  offers: readonly Offer[],
  today: string,
): Compared<Offer>[] {
  return offers.map((offer) => {
    const ofAge = adjustedPrice(offer, { ...car, mileage: offer.mileage, power: null }, today)
    const ofAgeAndMileage = adjustedPrice(offer, { ...car, power: null }, today)
    const value = adjustedPrice(offer, car, today)
    const [age, mileage, power] = [ofAge - offer.price, ofAgeAndMileage - ofAge, value - ofAgeAndMileage]
    return { offer, value, weight: likeness(offer, car), age, mileage, power }
  })
}

/** What other kilometres than stated do to a value. */
export function mileageEffect(value: number, stated: number, inspected: number): number {
  return value * (Math.exp(lossByMileage(stated) - lossByMileage(inspected)) - 1)
}

/** The comparable's price as if it had the car's age, mileage and power. */
export function adjustedPrice(comparable: Comparable, car: ValuedCar, today: string): number {
  const byPower = car.power && comparable.power ? POWER_EXPONENT * Math.log(car.power / comparable.power) : 0
  return comparable.price * Math.exp(lossOf(comparable, today) - lossOf(car, today) + byPower)
}

/** Says of offers whether they are close enough to a car in age and mileage to be compared. */
export function reachOf(car: ValuedCar): (offer: ValuedCar) => boolean {
  const kilometres = Math.max(car.mileage * KILOMETRES_APART.share, KILOMETRES_APART.least)
  const registered = car.firstRegistration.slice(0, 7)
  const [first, last] = [addMonths(registered, -MAX_MONTHS_APART), `${addMonths(registered, MAX_MONTHS_APART)}-31`]
  return ({ mileage, firstRegistration }) =>
    Math.abs(mileage - car.mileage) <= kilometres && firstRegistration >= first && firstRegistration <= last
}

/** The logarithm of a price as if the car were new and never driven: two cars can be compared by it whatever their age. */
export function logAsNew(car: Comparable, today: string): number {
  return Math.log(car.price) + lossOf(car, today)
}

function lossOf({ firstRegistration, mileage }: ValuedCar, today: string): number {
  return lossByAge(monthsBetween(firstRegistration, today)) + lossByMileage(mileage)
}

function lossByAge(months: number): number {
  const { month, laterMonth, laterFrom } = DEPRECIATION
  return month * Math.min(months, laterFrom) + laterMonth * Math.max(0, months - laterFrom)
}

function lossByMileage(kilometres: number): number {
  return (DEPRECIATION.tenThousandKilometres * kilometres) / 10_000
}

/** 1 for the same age and mileage, half for a year or 20,000 km apart. */
export function likeness(one: ValuedCar, other: ValuedCar): number {
  const months = Math.abs(monthsBetween(one.firstRegistration, other.firstRegistration))
  return 1 / (1 + months / 12 + Math.abs(one.mileage - other.mileage) / 20_000)
}

/** Removes prices further from the median than three typical deviations (median absolute deviation, scaled to a normal distribution). */
export function withoutOutliers<Price extends Weighted>(prices: Price[]): Price[] {
  if (prices.length === 0) return prices
  const centre = medianOf(prices)
  const spread = medianOf(prices.map(({ value, weight }) => ({ value: Math.abs(value - centre), weight })))
  return spread === 0 ? prices : prices.filter(({ value }) => Math.abs(value - centre) <= 3 * 1.4826 * spread)
}

/** Months from the first to the second, `YYYY-MM` or a day. */
function monthsBetween(from: string, to: string): number {
  const count = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7))
  return count(to) - count(from)
}

/** Rounds cents to whole hundreds of euros, because more digits would only look exact. */
function wholeHundreds(cents: number): number {
  return Math.round(cents / 100_00) * 100_00
}
