import { placeLine } from '#domain/dealer-address.ts'
import { REVIEW_REASONS } from '#domain/private-sale/review.ts'
import { REJECTION_REASONS } from '#domain/request/closing-reasons.ts'
import {
  LISTING_PARTS,
  readListingsForReview,
  readReviewedListing,
  type ReviewedListing,
  type ReviewRow,
} from '#use-cases/dealer-area/platform/listings-for-review.ts'
import { reviewAsStaff } from '#use-cases/dealer-area/platform/review-as-staff.ts'
import { unwrapOrThrow } from '../../outcome.ts'
import { rowId } from '../../session/actor.ts'
import { builder } from '../builder.ts'
import { partPageOf } from '../list-page.ts'
import { EventType } from '../request/request.ts'
import { RequestStateType } from '../request/request-types.ts'
import { requireStaff } from '../require-staff.ts'

const ListingPartType = builder.enumType('ListingPart', { values: LISTING_PARTS })
const ReviewReasonType = builder.enumType('ReviewReason', { values: REVIEW_REASONS })
const RejectionReasonType = builder.enumType('RejectionReason', { values: REJECTION_REASONS })

const ReviewRowType = builder.objectRef<Omit<ReviewRow, 'changedAt'>>('ReviewListing').implement({
  description: 'A private person’s offer as the review sees it.',
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => String(id) }),
    state: t.expose('state', { type: RequestStateType }),
    title: t.string({ resolve: ({ data }) => data.title }),
    price: t.field({ type: 'Euro', resolve: ({ data }) => data.price }),
    isFixedPrice: t.boolean({ resolve: ({ data }) => data.isFixedPrice }),
    mileage: t.int({ resolve: ({ data }) => data.mileage }),
    make: t.string({ resolve: ({ data }) => data.make }),
    model: t.string({ resolve: ({ data }) => data.model }),
    firstRegistration: t.string({ nullable: true, resolve: ({ data }) => data.firstRegistration }),
    vin: t.string({ nullable: true, resolve: ({ data }) => data.vin }),
    hadAccident: t.boolean({ nullable: true, resolve: ({ data }) => data.accident && data.accident === 'YES' }),
    place: t.string({ resolve: ({ data: { postalCode, city } }) => placeLine({ zip: postalCode, city }) }),
    description: t.string({ resolve: ({ data }) => data.description }),
    pictures: t.stringList({
      description: 'Keys of the pictures as everybody sees them.',
      resolve: ({ data }) => data.pictures.map(({ picture }) => picture),
    }),
    findings: t.field({
      type: [ReviewReasonType],
      description: 'The rules of the review that apply.',
      resolve: ({ data }) => REVIEW_REASONS.filter((reason) => data.reviewReasons.includes(reason)),
    }),
  }),
})

const WaitingListingType = builder.objectRef<ReviewRow>('WaitingListing').implement({
  fields: (t) => ({
    listing: t.field({ type: ReviewRowType, resolve: (row) => row }),
    changedAt: t.expose('changedAt', { type: 'DateTime', description: 'Since when it is in this state.' }),
  }),
})

const ReviewedListingType = builder.objectRef<ReviewedListing>('ReviewedListing').implement({
  fields: (t) => ({
    listing: t.field({ type: ReviewRowType, resolve: (listing) => listing }),
    person: t.string({ resolve: ({ person: { firstName, lastName } }) => `${firstName} ${lastName}`.trim() }),
    email: t.string({ resolve: ({ person }) => person.email }),
    phone: t.string({ nullable: true, resolve: ({ data }) => data.phone }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    events: t.field({ type: [EventType], resolve: ({ events }) => [...events] }),
    mayApprove: t.exposeBoolean('mayApprove'),
    rejections: t.field({ type: [RejectionReasonType], resolve: ({ rejections }) => [...rejections] }),
    fingerprint: t.exposeString('fingerprint'),
  }),
})

builder.queryFields((t) => ({
  listingsForReview: t.field({
    type: partPageOf('ReviewListingPage', WaitingListingType, LISTING_PARTS),
    description: 'Private offers, those that wait longest first; for administrators.',
    args: { part: t.arg({ type: ListingPartType, required: true }), page: t.arg.int({ description: 'From 1.' }) },
    resolve: async (_, { part, page }, { actor, deps }) =>
      unwrapOrThrow(await readListingsForReview(deps.read, actor, { part, page: page ?? 1 })),
  }),
  reviewedListing: t.field({
    type: ReviewedListingType,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_, { id }, { actor, deps }) =>
      unwrapOrThrow(await readReviewedListing(deps.read, actor, rowId(id))).listing,
  }),
}))

builder.mutationField('reviewListing', (t) =>
  t.boolean({
    description:
      'Shows a private offer, or rejects it with a reason; the seller is mailed. Refused: CHANGED, CONFLICT.',
    args: {
      id: t.arg.id({ required: true }),
      fingerprint: t.arg.string({ required: true }),
      reason: t.arg({ type: RejectionReasonType, description: 'Without one the offer is shown.' }),
    },
    resolve: async (_, { id, fingerprint, reason }, context) => {
      const review = { requestId: rowId(id), reason: reason ?? null, fingerprint }
      unwrapOrThrow(await reviewAsStaff(context.deps.writer, requireStaff(context), review))
      return true
    },
  }),
)
