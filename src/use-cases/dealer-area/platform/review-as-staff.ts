import type { Writer } from '#database/handles.ts'
import { type Refused, refused } from '#domain/refused.ts'
import { authorize } from '#domain/staff/authorize.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { type RejectionReason, reviewListing } from '../../private-sale/review-listing.ts'
import { lockRequest } from '../../request/lock-request.ts'
import { audited } from '../audited.ts'
import { fingerprintOf } from '../fingerprint.ts'

interface ReviewByStaff {
  readonly requestId: number
  /** Null: the offer is shown. */
  readonly reason: RejectionReason | null
  /** Of the offer as it was looked at. */
  readonly fingerprint: string
}

/**
 * Releases or rejects a private offer. Refused as by `authorize` and `reviewListing`; CHANGED where its seller has changed it since it was
 * looked at.
 */
export function reviewAsStaff(
  writer: Writer,
  actor: StaffActor,
  { requestId, reason, fingerprint }: ReviewByStaff,
): Promise<{ readonly kind: 'done' } | Refused> {
  return audited(writer, actor, {
    entry: {
      ...{ operation: 'review-listing', subject: `listing ${requestId}` },
      after: reason === null ? { state: 'ONLINE' } : { state: 'REJECTED', reason },
    },
    allow: async (handle) => {
      const refusal = authorize(actor, 'listings.review', null, new Date())
      if (refusal) return refusal
      const locked = await lockRequest(handle, requestId)
      if (locked?.kind !== 'PRIVATE_SALE') return refused('NOT_FOUND')
      const { data, merchantId } = await handle
        .selectFrom('requests')
        .select(['data', 'merchant_id as merchantId'])
        .where('id', '=', requestId)
        .executeTakeFirstOrThrow()
      if (fingerprintOf(data) !== fingerprint) return refused('CHANGED')
      return { kind: 'allowed', merchantId, before: { state: locked.state } } as const
    },
    change: (handle) => reviewListing(handle, { requestId, reason }),
  })
}
