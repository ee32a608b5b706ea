import { REQUEST_STATES } from '#domain/request/transitions.ts'
import { changeListing, editListing, LISTING_CHANGES } from '#use-cases/private-sale/change-listing.ts'
import { type Listing, type ListingInquiry, readListings } from '#use-cases/private-sale/listings.ts'
import { readVehicle } from '#use-cases/vehicle/vehicle-by-id.ts'
import { builder } from '../builder.ts'
import { unwrapOrThrow } from '../outcome.ts'
import { ClosingReasonRef } from '../request/request-parts.ts'
import { requireCustomer, rowId } from '../session/actor.ts'
import { VehicleType } from '../vehicle/vehicle.ts'
import { ListingInformationType } from './sale.ts'

const ListingStateRef = builder.enumType('ListingState', { values: REQUEST_STATES.PRIVATE_SALE })
const ListingChangeRef = builder.enumType('ListingChange', { values: LISTING_CHANGES })

const InquiryType = builder.objectRef<ListingInquiry>('ListingInquiry').implement({
  description: 'What a buyer wrote about the offer.',
  fields: (t) => ({
    requestId: t.id({ resolve: ({ id }) => String(id) }),
    firstName: t.exposeString('firstName'),
    changedAt: t.expose('changedAt', { type: 'DateTime' }),
    isUnanswered: t.exposeBoolean('isUnanswered'),
  }),
})

const ListingType = builder.objectRef<Listing>('PrivateListing').implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => String(id) }),
    state: t.field({ type: ListingStateRef, resolve: ({ state }) => state as 'ONLINE' }),
    information: t.field({ type: ListingInformationType, resolve: ({ data }) => data }),
    city: t.string({ resolve: ({ data }) => data.city }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', nullable: true }),
    reason: t.expose('reason', { type: ClosingReasonRef, nullable: true }),
    vehicle: t.field({
      type: VehicleType,
      nullable: true,
      description: 'As everybody sees it; null while it is not online.',
      resolve: async ({ vehicleId }, _, { deps, scope }) => {
        const vehicle = vehicleId === null ? undefined : await readVehicle(deps.read, String(vehicleId), scope)
        return vehicle && vehicle.state !== 'ARCHIVED' ? { ...vehicle, distance: null } : null
      },
    }),
    cover: t.string({
      nullable: true,
      description: 'Key of its first picture, for its seller; also before it is online.',
      resolve: ({ data }) => data.pictures[0]?.picture ?? null,
    }),
    inquiries: t.field({ type: [InquiryType], resolve: ({ inquiries }) => [...inquiries] }),
  }),
})

builder.queryField('privateListings', (t) =>
  t.field({
    type: [ListingType],
    description: 'The customer’s own offers, the latest first.',
    resolve: (_, __, context) => readListings(context.deps.read, requireCustomer(context).customerId),
  }),
)

builder.mutationFields((t) => ({
  editPrivateListing: t.boolean({
    description: 'Fills the private sale with an offer, so that its steps change it. It goes back to the review.',
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_, { id }, context) => {
      const { customerId } = requireCustomer(context)
      unwrapOrThrow(await editListing(context.deps.writer, { customerId, listingId: rowId(id) }))
      return true
    },
  }),
  changePrivateListing: t.boolean({
    description: 'Renews an offer by 60 days, reserves or releases it, or says that it is sold.',
    args: { id: t.arg.id({ required: true }), change: t.arg({ type: ListingChangeRef, required: true }) },
    resolve: async (_, { id, change }, context) => {
      const { customerId } = requireCustomer(context)
      unwrapOrThrow(await changeListing(context.deps.writer, { customerId, listingId: rowId(id), change }))
      return true
    },
  }),
  deleteC2cVehicle: t.boolean({
    description: 'Takes a private offer away. Refused: NOT_FOUND, CONFLICT where it is over.',
    args: { id: t.arg.id({ required: true, description: 'Of the offer.' }) },
    resolve: async (_, { id }, context) => {
      const { customerId } = requireCustomer(context)
      unwrapOrThrow(await changeListing(context.deps.writer, { customerId, listingId: rowId(id), change: 'END' }))
      return true
    },
  }),
}))
