import type { WriteHandle } from '#database/handles.ts'
import type { Refused } from '#domain/refused.ts'
import type { REJECTION_REASONS } from '#domain/request/closing-reasons.ts'
import { changeRequest } from '../request/change-request.ts'
import { listingEnd } from './publish-listing.ts'

export type RejectionReason = (typeof REJECTION_REASONS)[number]

interface Review {
  readonly requestId: number
  /** Null: the offer is shown. */
  readonly reason: RejectionReason | null
}

/** The operator's decision about a private offer, which its seller is mailed. Refused as by `changeRequest`. */
export function reviewListing(
  handle: WriteHandle,
  { requestId, reason }: Review,
): Promise<{ readonly kind: 'done' } | Refused> {
  return reason === null
    ? changeRequest(handle, { requestId, to: 'ONLINE', actor: 'ADMIN', expiresAt: listingEnd() })
    : changeRequest(handle, { requestId, to: 'REJECTED', actor: 'ADMIN', reason })
}
