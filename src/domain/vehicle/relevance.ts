/** The parts of the relevance score and their weights; shown to visitors as they are (§ 5b (2) UWG). */
export const RELEVANCE_PARTS = { completeness: 400, pictures: 300, price: 200, age: 100 } as const

/** Above this share of known attributes, and this number of pictures, more adds nothing. */
export const COMPLETE_FROM = 0.8
export const ENOUGH_PICTURES = 10

/** How the price relative to comparable offers counts: full points at the best share, none at the worst, in ten steps. */
export const PRICE_SHARES = { best: 0.85, worst: 1.15, steps: 10 } as const
/** Points of a car whose price cannot be compared: neither better nor worse than the average. */
export const PRICE_UNKNOWN = RELEVANCE_PARTS.price / 2

/** A listing loses its points in even steps, so that a night changes few of them. */
export const AGE_STEPS = { days: 9, count: 10 } as const

/** Points that the dealer's file determines: completeness of data (share of known attributes, 0–1) and number of pictures. */
export function deliveredPoints(offer: { completeness: number; pictures: number }): number {
  const data = Math.min(1, Math.max(0, offer.completeness) / COMPLETE_FROM)
  return Math.round(RELEVANCE_PARTS.completeness * data + RELEVANCE_PARTS.pictures * shareSeen(offer.pictures))
}

/** The points of a listing after so many whole days. */
export function agePoints(days: number): number {
  const { days: length, count } = AGE_STEPS
  return (RELEVANCE_PARTS.age / count) * Math.max(0, count - Math.floor(Math.max(0, days) / length))
}

/** The points of a price at this share of comparable asking prices. */
export function pricePoints(share: number): number {
  const { best, worst, steps } = PRICE_SHARES
  const reached = Math.min(1, Math.max(0, (worst - share) / (worst - best)))
  return (RELEVANCE_PARTS.price / steps) * Math.round(reached * steps)
}

interface StoredRelevance {
  readonly score: number
  readonly age: number
  /** Null: the price cannot be compared. */
  readonly price: number | null
}

/** The parts of a score, in points that add up to it, from what is stored and the number of pictures. */
export function relevancePartsOf(
  { score, age, price }: StoredRelevance,
  pictureCount: number,
): Record<keyof typeof RELEVANCE_PARTS, number> {
  const priced = price ?? PRICE_UNKNOWN
  const delivered = score - age - priced
  const pictures = Math.min(delivered, RELEVANCE_PARTS.pictures * shareSeen(pictureCount))
  return { completeness: delivered - pictures, pictures, price: priced, age }
}

function shareSeen(pictures: number): number {
  return Math.min(1, Math.max(0, pictures) / ENOUGH_PICTURES)
}
