/** What the relevance score is made of, and how much each part weighs; shown to visitors as it stands (§ 5b (2) UWG). */
export const RELEVANCE_PARTS = { completeness: 400, pictures: 300, price: 200, age: 100 } as const

/** From this share of known attributes on, and from this many pictures on, more adds nothing. */
export const COMPLETE_FROM = 0.8
export const ENOUGH_PICTURES = 10

/** How the price beside comparable offers counts: all of it at the best share of their level, nothing at the worst; in ten steps. */
export const PRICE_SHARES = { best: 0.85, worst: 1.15, steps: 10 } as const
/** What a car gets whose price cannot be compared: neither better nor worse than the usual. */
export const PRICE_UNKNOWN = RELEVANCE_PARTS.price / 2

/** A listing loses its points in even steps, so that a night changes few of them. */
export const AGE_STEPS = { days: 9, count: 10 } as const

/** What a file says of an offer: how complete its data are (share of known attributes, 0–1) and how many pictures it has. */
export function deliveredPoints(offer: { completeness: number; pictures: number }): number {
  const data = Math.min(1, Math.max(0, offer.completeness) / COMPLETE_FROM)
  return Math.round(RELEVANCE_PARTS.completeness * data + RELEVANCE_PARTS.pictures * shareSeen(offer.pictures))
}

/** The points of a listing that has been there for so many whole days. */
export function agePoints(days: number): number {
  const { days: length, count } = AGE_STEPS
  return (RELEVANCE_PARTS.age / count) * Math.max(0, count - Math.floor(Math.max(0, days) / length))
}

/** The points of a price that is this share of what comparable cars are asked for at. */
export function pricePoints(share: number): number {
  const { best, worst, steps } = PRICE_SHARES
  const reached = Math.min(1, Math.max(0, (worst - share) / (worst - best)))
  return (RELEVANCE_PARTS.price / steps) * Math.round(reached * steps)
}

export interface StoredRelevance {
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
