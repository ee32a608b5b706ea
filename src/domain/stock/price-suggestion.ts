import { RATING_LIMITS } from '../vehicle/price-rating.ts'
import { LONG_ON_STOCK_DAYS } from './stock-list.ts'

/** Why a price is suggested, or none is: too few comparable offers, or the price fits. */
export const SUGGESTION_REASONS = ['TOO_HIGH', 'STANDS_LONG', 'IN_DEMAND', 'FITS', 'NOT_COMPARABLE'] as const
export type SuggestionReason = (typeof SUGGESTION_REASONS)[number]

/** Cents; a null price: it stays. */
export interface PriceSuggestion {
  readonly price: number | null
  readonly reason: SuggestionReason
}

interface PricedCar {
  /** Cents. */
  readonly price: number
  /** Of what comparable offers cost; null where there are too few. */
  readonly estimate: number | null
  /** On stock. */
  readonly days: number
  readonly requests: number
}

/** A price that so many ask about in so few days may be too low. */
const DEMAND = { requests: 3, days: 30 }
/** No step is larger than this part of the price, a tenth: a larger one is a decision of its own. */
const MAX_STEP = 10
/** Suggested prices end like this, in cents. */
const ROUNDED_TO = 10_00

/**
 * What a price could become, by fixed rules: above the fair range it comes down to its upper end; a car that stands for long without being
 * a good offer becomes one; one that many ask about at once, far below its estimate, rises to the upper end of very good prices.
 */
export function suggestPrice({ price, estimate, days, requests }: PricedCar): PriceSuggestion {
  if (estimate === null) return { price: null, reason: 'NOT_COMPARABLE' }
  const isAbove = (percent: number) => price * 100 > estimate * percent
  if (isAbove(RATING_LIMITS.INCREASED)) return towards(price, estimate, RATING_LIMITS.FAIR, 'TOO_HIGH')
  if (days >= LONG_ON_STOCK_DAYS && isAbove(RATING_LIMITS.GOOD))
    return towards(price, estimate, RATING_LIMITS.GOOD, 'STANDS_LONG')
  if (days <= DEMAND.days && requests >= DEMAND.requests && !isAbove(RATING_LIMITS.VERY_GOOD))
    return towards(price, estimate, RATING_LIMITS.VERY_GOOD, 'IN_DEMAND')
  return { price: null, reason: 'FITS' }
}

function towards(price: number, estimate: number, percent: number, reason: SuggestionReason): PriceSuggestion {
  const [lowest, highest] = [price - Math.floor(price / MAX_STEP), price + Math.floor(price / MAX_STEP)]
  const bounded = Math.min(Math.max((estimate * percent) / 100, lowest), highest)
  const below = Math.floor(bounded / ROUNDED_TO) * ROUNDED_TO
  const rounded = below < lowest ? below + ROUNDED_TO : below
  const isWanted = reason === 'IN_DEMAND' ? rounded > price : rounded < price
  return isWanted ? { price: rounded, reason } : { price: null, reason: 'FITS' }
}
