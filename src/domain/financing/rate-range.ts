/** A range of monthly rates in whole euros, for sliders and links; never shown as a price (specification, section 9). */
export interface RateRange {
  readonly min: number
  readonly max: number
}

/** The defaults of a merchant: the loan slider without any rates, and links to leasing offers. */
export const LOAN_RANGE_FALLBACK: RateRange = { min: 205, max: 788 }
export const LEASING_LINK_RANGE: RateRange = { min: 124, max: 1113 }

/** The range that covers all ranges; null where there is none. */
export function widestRange(ranges: readonly (RateRange | null)[]): RateRange | null {
  const known = ranges.filter((range) => range !== null)
  if (known.length === 0) return null
  return { min: Math.min(...known.map(({ min }) => min)), max: Math.max(...known.map(({ max }) => max)) }
}
