import { hasContact } from './contact-in-text.ts'

/** Why a person looks at an offer before it is online. */
export const REVIEW_REASONS = [
  'PRICE_FAR_BELOW',
  'KNOWN_VIN',
  'KNOWN_PICTURE',
  'NEW_ACCOUNT',
  'CONTACT_IN_TEXT',
  'UNKNOWN_MODEL',
] as const
export type ReviewReason = (typeof REVIEW_REASONS)[number]

/** An offer below this share of what such cars cost is more often a fraud than a bargain. */
export const MIN_PRICE_SHARE = 0.6
/** An account counts as new for this many hours. */
export const NEW_ACCOUNT_HOURS = 24

export interface ReviewedOffer {
  /** Cents. */
  readonly price: number
  /** What such cars cost, in cents; null where there are too few to compare. */
  readonly estimate: number | null
  readonly texts: readonly string[]
  /** Another offer has this number. */
  readonly isVinKnown: boolean
  /** Another offer shows one of these pictures. */
  readonly isPictureKnown: boolean
  /** Make and model are among those of the shop. */
  readonly isModelKnown: boolean
  readonly accountHours: number
}

/** The rules by which an offer is online at once: none of them applies. */
export function reviewReasonsOf(offer: ReviewedOffer): ReviewReason[] {
  const { price, estimate, texts, isVinKnown, isPictureKnown, isModelKnown, accountHours } = offer
  const applies: Readonly<Record<ReviewReason, boolean>> = {
    PRICE_FAR_BELOW: estimate !== null && price < estimate * MIN_PRICE_SHARE,
    KNOWN_VIN: isVinKnown,
    KNOWN_PICTURE: isPictureKnown,
    NEW_ACCOUNT: accountHours < NEW_ACCOUNT_HOURS,
    CONTACT_IN_TEXT: texts.some(hasContact),
    UNKNOWN_MODEL: !isModelKnown,
  }
  return REVIEW_REASONS.filter((reason) => applies[reason])
}
