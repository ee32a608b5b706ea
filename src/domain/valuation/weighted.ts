/** A value that counts as much as its weight, which is above zero. */
export interface Weighted {
  readonly value: number
  readonly weight: number
}

/** The value below which `share` (0 to 1) of the weight lies; one of the values, of which there must be any. */
export function quantileOf(values: readonly Weighted[], share: number): number {
  return quantileItem(values, share)?.value ?? 0
}

/** The one with that value; undefined where there are none. */
export function quantileItem<Item extends Weighted>(values: readonly Item[], share: number): Item | undefined {
  const sorted = values.toSorted((a, b) => a.value - b.value)
  const total = sorted.reduce((sum, { weight }) => sum + weight, 0)
  let below = 0
  return sorted.find(({ weight }) => (below += weight) >= share * total) ?? sorted.at(-1)
}

export function medianOf(values: readonly Weighted[]): number {
  return quantileOf(values, 0.5)
}
