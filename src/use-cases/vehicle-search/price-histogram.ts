import type { PriceRangeKind } from '#domain/vehicle/search-vocabulary.ts'

/** Bars of the price filters: lower bounds in whole euros, evenly spaced up to where few cars are, then one bar for the rest. */
const BARS: Record<PriceRangeKind, { readonly step: number; readonly count: number }> = {
  CASH_RANGE: { step: 2_500, count: 32 },
  LOAN_RATE_RANGE: { step: 50, count: 24 },
  LEASING_RATE_RANGE: { step: 50, count: 24 },
}

/** Lower bounds of the bars in cents, ascending from zero. */
export function histogramBounds(kind: PriceRangeKind): number[] {
  const { step, count } = BARS[kind]
  return Array.from({ length: count }, (_, index) => index * step * 100)
}
