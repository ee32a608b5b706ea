import type { ReadHandle } from '#database/handles.ts'
import type { ListingData } from '#domain/private-sale/listing.ts'
import { type Refused, refused } from '#domain/refused.ts'
import { REJECTION_REASONS } from '#domain/request/closing-reasons.ts'
import { allowsStep, type RequestState } from '#domain/request/transitions.ts'
import { authorize } from '#domain/staff/authorize.ts'
import type { DealerAreaActor } from '#domain/staff/staff-actor.ts'
import { countListingsByState, listingsInState } from '../../private-sale/listings.ts'
import type { RejectionReason } from '../../private-sale/review-listing.ts'
import { readRequestAs, type RequestView } from '../../request/request.ts'
import { fingerprintOf } from '../fingerprint.ts'
import { onPage, type PartPage } from '../list-page.ts'

/** Offers that wait for a decision, those that are shown, and those that were rejected. */
export const LISTING_PARTS = ['WAITING', 'SHOWN', 'REJECTED'] as const
export type ListingPart = (typeof LISTING_PARTS)[number]

const STATES: Readonly<Record<ListingPart, readonly RequestState[]>> = {
  WAITING: ['IN_REVIEW'],
  SHOWN: ['ONLINE', 'RESERVED'],
  REJECTED: ['REJECTED'],
}

/** The mail to the seller speaks of four hours. */
const REVIEW_HOURS = 4

export function reviewDueAt(since: Date): Date {
  return new Date(since.getTime() + REVIEW_HOURS * 3_600_000)
}

/** A private person's offer in the list of the review. */
export interface ReviewRow {
  readonly id: number
  readonly state: RequestState
  readonly data: ListingData
  readonly changedAt: Date
}

/** A page, from 1, of private offers for administrators, those that wait longest first. Refused as by `authorize`. */
export async function readListingsForReview(
  read: ReadHandle,
  actor: DealerAreaActor,
  { part, page }: { readonly part: ListingPart; readonly page: number },
): Promise<PartPage<ReviewRow, ListingPart> | Refused> {
  const refusal = authorize(actor, 'listings.review', null, new Date())
  if (refusal) return refusal
  const [rows, counts] = await Promise.all([
    onPage(listingsInState(read, STATES[part]), page).execute(),
    countListings(read),
  ])
  return { kind: 'found', rows, counts }
}

/** Every private offer that waits for a decision, the longest first. */
export function readWaitingListings(read: ReadHandle): Promise<readonly ReviewRow[]> {
  return listingsInState(read, STATES.WAITING).execute()
}

async function countListings(read: ReadHandle): Promise<Readonly<Record<ListingPart, number>>> {
  const counts = await countListingsByState(read)
  const of = (part: ListingPart) => STATES[part].reduce((sum, state) => sum + (counts.get(state) ?? 0), 0)
  return { WAITING: of('WAITING'), SHOWN: of('SHOWN'), REJECTED: of('REJECTED') }
}

/** A private person's offer as the review sees it. */
export interface ReviewedListing extends RequestView {
  readonly data: ListingData
  readonly mayApprove: boolean
  /** With which reasons it can be rejected now. */
  readonly rejections: readonly RejectionReason[]
  /** Of what is shown: a decision is about that and nothing newer. */
  readonly fingerprint: string
}

/** One private offer. Refused as by `authorize`; NOT_FOUND. */
export async function readReviewedListing(
  read: ReadHandle,
  actor: DealerAreaActor,
  requestId: number,
): Promise<{ readonly kind: 'found'; readonly listing: ReviewedListing } | Refused> {
  const refusal = authorize(actor, 'listings.review', null, new Date())
  if (refusal) return refusal
  const request = await readRequestAs(read, requestId, 'CUSTOMER')
  if (request?.kind !== 'PRIVATE_SALE') return refused('NOT_FOUND')
  const { state } = request
  const step = { kind: 'PRIVATE_SALE', from: state, actor: 'ADMIN' } as const
  return {
    kind: 'found',
    listing: {
      ...{ ...request, data: request.data as ListingData, fingerprint: fingerprintOf(request.data) },
      mayApprove: allowsStep({ ...step, to: 'ONLINE' }),
      rejections: REJECTION_REASONS.filter((reason) => allowsStep({ ...step, to: 'REJECTED', reason })),
    },
  }
}
