/** The share of its price in percent that a car driven 10,000 km a year keeps after so many months; linear in between. */
const WORTH: readonly (readonly [months: number, percent: number])[] = [
  [0, 100],
  [12, 82],
  [24, 70],
  [36, 62],
  [48, 55],
  [60, 48],
  [84, 36],
  [120, 22],
]
const USUAL_KM = 10_000
/** Percentage points less for every 1,000 km a year above the usual, after 48 months. */
const POINTS_PER_1000_KM = 0.6
const MIN_PERCENT = 10

/**
 * Expected value at the end of a contract in percent of the price. Our own model: lessors do not publish theirs; their published offers
 * imply 46 to 60 percent after 48 months and 40,000 km.
 */
export function residualPercent(months: number, kilometersPerYear: number): number {
  const points = (POINTS_PER_1000_KM * (kilometersPerYear - USUAL_KM) * months) / (1000 * 48)
  return Math.max(MIN_PERCENT, worthAfter(months) - points)
}

function worthAfter(months: number): number {
  const next = WORTH.findIndex(([until]) => until >= months)
  if (next === 0) return 100
  const [end, worthAtEnd] = WORTH.at(next)!
  if (next === -1) return worthAtEnd
  const [start, worthAtStart] = WORTH[next - 1]!
  return worthAtStart + ((worthAtEnd - worthAtStart) * (months - start)) / (end - start)
}
