import { statedPrice } from './inspected.ts'
import type { TradeInDetails } from './trade-in-data.ts'

/** Age of a car in whole years at its estimate, from the first number up to the next one. */
export const AGE_BANDS = ['UNDER_3', 'FROM_3', 'FROM_7', 'FROM_11'] as const
export type AgeBand = (typeof AGE_BANDS)[number]

/** How many offers lay within the range that was estimated before the inspection. */
export interface HitRate {
  readonly inside: number
  readonly offers: number
}

export interface HitRates extends HitRate {
  /** Every age in its order. */
  readonly ages: readonly (HitRate & { readonly age: AgeBand })[]
}

/** A share is shown to customers from so many offers on. */
export const MIN_MEASURED_OFFERS = 20

interface OfferMade {
  readonly details: TradeInDetails
  /** Cents. */
  readonly price: number
}

/**
 * How good the estimates were. Cars without an estimate do not count, nor those whose lower end was the dealer's to name: every price would
 * have been within the range.
 */
export function hitRates(offers: readonly OfferMade[]): HitRates {
  const measured = offers.flatMap(({ details, price }) => {
    const range = statedPrice(details)
    if (!range || range.minimalPrice === null || !details.valuation) return []
    const isInside = price >= range.minimalPrice && price <= range.maximalPrice
    return { isInside, age: ageBand(details.vehicle.firstRegistration, details.valuation.asOf) }
  })
  return {
    ...rateOf(measured),
    ages: AGE_BANDS.map((age) => ({ age, ...rateOf(measured.filter((each) => each.age === age)) })),
  }
}

function rateOf(measured: readonly { readonly isInside: boolean }[]): HitRate {
  return { inside: measured.filter(({ isInside }) => isInside).length, offers: measured.length }
}

/** `registered`: YYYY-MM; `day`: YYYY-MM-DD. */
function ageBand(registered: string, day: string): AgeBand {
  const monthsOf = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7))
  const years = Math.floor((monthsOf(day) - monthsOf(registered)) / 12)
  if (years < 3) return 'UNDER_3'
  if (years < 7) return 'FROM_3'
  return years < 11 ? 'FROM_7' : 'FROM_11'
}
