/** What the relevance score is made of, and how much each part weighs; shown to visitors as it stands (§ 5b (2) UWG). */
export const RELEVANCE_PARTS = { completeness: 600, pictures: 400 } as const

/** From this share of known attributes on, and from this many pictures on, more adds nothing. */
export const COMPLETE_FROM = 0.8
export const ENOUGH_PICTURES = 10

/** The relevance of an offer, 0–1000: how complete its data are (share of known attributes, 0–1) and how many pictures it has. */
export function relevanceOf(offer: { completeness: number; pictures: number }): number {
  const { completeness, pictures } = RELEVANCE_PARTS
  const data = Math.min(1, Math.max(0, offer.completeness) / COMPLETE_FROM)
  const seen = Math.min(1, Math.max(0, offer.pictures) / ENOUGH_PICTURES)
  return Math.round(completeness * data + pictures * seen)
}
