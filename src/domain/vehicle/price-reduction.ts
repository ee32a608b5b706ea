export interface PriceChange {
  readonly at: Date
  /** Cents. */
  readonly price: number
}

const THIRTY_DAYS_MS = 30 * 86_400_000

/** The lowest price in force in the last 30 days: what a reduction announced now has to be compared with (§ 11 PAngV). */
export function lowestOfThirtyDays(changes: readonly PriceChange[], now: Date): number | null {
  const from = now.getTime() - THIRTY_DAYS_MS
  const inForce = changes.filter((_, index) => (changes[index + 1]?.at ?? now).getTime() > from)
  return inForce.length === 0 ? null : Math.min(...inForce.map(({ price }) => price))
}

/**
 * The price an announced reduction must be compared with: the lowest total price of the last 30 days before the latest change
 * (§ 11 PAngV). Null where the latest change was no reduction below it. `changes` ascend in time; the last one is the present price.
 */
export function lowestBeforeReduction(changes: readonly PriceChange[]): number | null {
  const latest = changes.at(-1)
  if (!latest || changes.length < 2) return null
  const from = latest.at.getTime() - THIRTY_DAYS_MS
  const before = changes.slice(0, -1)
  // A price counts from its own change to the next one, so the one in force when the 30 days began counts too.
  const inForce = before.filter((_, index) => (before[index + 1] ?? latest).at.getTime() > from)
  const lowest = Math.min(...inForce.map((change) => change.price))
  return latest.price < lowest ? lowest : null
}
