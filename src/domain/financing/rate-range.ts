/** Monthly rates in whole euros. Where sliders stand and what links ask for; never shown as a price (specification §9). */
export interface RateRange {
  readonly min: number
  readonly max: number
}

/** What a merchant has unless it says otherwise: the loan slider without any rate to go by, and links to leasing offers. */
export const LOAN_RANGE_FALLBACK: RateRange = { min: 205, max: 788 }
export const LEASING_LINK_RANGE: RateRange = { min: 124, max: 1113 }

/** The range that holds all of several; null of none. */
export function widestRange(ranges: readonly (RateRange | null)[]): RateRange | null {
  const given = ranges.filter((range) => range !== null)
  if (given.length === 0) return null
  return { min: Math.min(...given.map(({ min }) => min)), max: Math.max(...given.map(({ max }) => max)) }
}
