/** What a price is beside comparable offers, the best first. */
export const PRICE_RATINGS = ['VERY_GOOD', 'GOOD', 'FAIR', 'INCREASED', 'HIGH'] as const
export type PriceRating = (typeof PRICE_RATINGS)[number]

/** The largest share of the estimate, in per cent, up to which a price has a rating; above the last it is high. */
export const RATING_LIMITS = { VERY_GOOD: 90, GOOD: 96, FAIR: 104, INCREASED: 110 } as const

const LIMITS = Object.entries(RATING_LIMITS) as [keyof typeof RATING_LIMITS, number][]

/** The rating of an asking price beside its estimate, both in cents. */
export function ratingOf(price: number, estimate: number): PriceRating {
  return LIMITS.find(([, limit]) => price * 100 <= estimate * limit)?.[0] ?? 'HIGH'
}

/** How many of five steps a rating fills: five for the best. */
export function stepsOf(rating: PriceRating): number {
  return PRICE_RATINGS.length - PRICE_RATINGS.indexOf(rating)
}
