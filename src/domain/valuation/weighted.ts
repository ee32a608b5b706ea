/** A value that counts as much as its weight, which is above zero. */
export interface Weighted {
  readonly value: number
  readonly weight: number
}

/** The value below which `share` (0 to 1) of the weight lies; one of the values, of which there must be any. */
export function quantileOf(values: readonly Weighted[], share: number): number {
  const sorted = values.toSorted((a, b) => a.value - b.value)
  const total = sorted.reduce((sum, { weight }) => sum + weight, 0)
  let below = 0
  let reached = 0
  for (const { value, weight } of sorted) {
    below += weight
    reached = value
    if (below >= share * total) break
  }
  return reached
}

export function medianOf(values: readonly Weighted[]): number {
  return quantileOf(values, 0.5)
}
