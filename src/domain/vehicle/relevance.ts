/** What the relevance score is made of, and how much each part weighs; shown to visitors as it stands (§ 5b (2) UWG). */
export const RELEVANCE_PARTS = { completeness: 600, pictures: 400 } as const

/** From this share of known attributes on, and from this many pictures on, more adds nothing. */
export const COMPLETE_FROM = 0.8
export const ENOUGH_PICTURES = 10

/** The relevance of an offer, 0–1000: how complete its data are (share of known attributes, 0–1) and how many pictures it has. */
export function relevanceOf(offer: { completeness: number; pictures: number }): number {
  const { completeness, pictures } = RELEVANCE_PARTS
  const data = Math.min(1, Math.max(0, offer.completeness) / COMPLETE_FROM)
  return Math.round(completeness * data + pictures * shareSeen(offer.pictures))
}

/** The parts of a score, in points that add up to it, from the score and the number of pictures. */
export function relevancePartsOf(score: number, pictureCount: number): { completeness: number; pictures: number } {
  const pictures = Math.min(score, Math.round(RELEVANCE_PARTS.pictures * shareSeen(pictureCount)))
  return { completeness: score - pictures, pictures }
}

function shareSeen(pictures: number): number {
  return Math.min(1, Math.max(0, pictures) / ENOUGH_PICTURES)
}
