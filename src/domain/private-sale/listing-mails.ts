import type { RequestState } from '../request/transitions.ts'

/** What the seller of an offer is mailed about. */
export const LISTING_NEWS = ['IN_REVIEW', 'ONLINE', 'REJECTED', 'ENDS_SOON', 'EXPIRED', 'ENDED'] as const
export type ListingNews = (typeof LISTING_NEWS)[number]

interface ListingEvent {
  readonly from: RequestState | null
  readonly to: RequestState
  readonly actor: string
  /** A person has to look at it first. */
  readonly needsReview: boolean
}

/** The mail that a change of an offer causes; null for none: what the seller did by a button was confirmed on the page. */
export function newsOfListing({ from, to, actor, needsReview }: ListingEvent): ListingNews | null {
  if (to === 'IN_REVIEW') return needsReview ? 'IN_REVIEW' : null
  if (to === 'ONLINE') return from === 'IN_REVIEW' || from === 'EXPIRED' || from === 'ONLINE' ? 'ONLINE' : null
  if (to === 'REJECTED' || to === 'EXPIRED') return to
  return to === 'ENDED' && actor !== 'TIMER' ? 'ENDED' : null
}
