import type { ContactData } from '#domain/request/contact.ts'
import { titleIn } from '#domain/request/request.ts'
import { tradeInDetails } from '#domain/trade-in/trade-in-data.ts'
import { readAppointment } from '#use-cases/appointment/appointment.ts'
import { readMerchants } from '#use-cases/merchant/merchants.ts'
import { readRequest, type RequestView } from '#use-cases/request/request.ts'
import { readInspected } from '#use-cases/trade-in/inspect-trade-in.ts'
import { readProofs } from '#use-cases/trade-in/proofs.ts'
import { uploadsOf } from '#use-cases/upload/uploads.ts'
import { readVehicle } from '#use-cases/vehicle/vehicle-by-id.ts'
import { builder } from '../builder.ts'
import { MerchantType } from '../merchant/merchant.ts'
import { rowId } from '../session/actor.ts'
import { ShownTradeInType } from '../trade-in/valuation.ts'
import { UploadType } from '../upload/uploads.ts'
import { VehicleType } from '../vehicle/vehicle.ts'
import { accessOf, ID_AND_KEY } from './access.ts'
import { BookedServicesType } from './booked.ts'
import { ContactDetailsType } from './contact-details.ts'
import { RequestAppointmentType } from './request-appointment.ts'
import {
  ClosingReasonRef,
  RequestEventType,
  RequestKindRef,
  RequestMessageType,
  RequestSideRef,
  RequestStateRef,
} from './request-parts.ts'
import { RequestPersonType, RequestSellerType } from './request-people.ts'

export const RequestType = builder.objectRef<RequestView>('Request').implement({
  fields: (t) => ({
    appointment: t.field({
      type: RequestAppointmentType,
      nullable: true,
      resolve: async ({ id }, _, { deps }) => (await readAppointment(deps.read, id)) ?? null,
    }),
    id: t.id({ resolve: ({ id }) => String(id) }),
    side: t.expose('side', { type: RequestSideRef, description: 'On which side the reader is.' }),
    kind: t.expose('kind', { type: RequestKindRef }),
    state: t.expose('state', { type: RequestStateRef }),
    isOpen: t.exposeBoolean('isOpen'),
    mayWithdraw: t.exposeBoolean('mayWithdraw'),
    closingReasons: t.field({
      type: [ClosingReasonRef],
      description: 'With which reasons its seller can close it, see `closeRequest`.',
      resolve: ({ closingReasons }) => [...closingReasons],
    }),
    closedReason: t.expose('closedReason', { type: ClosingReasonRef, nullable: true }),
    title: t.string({ resolve: ({ data }, _, { locale }) => titleIn(data, locale) }),
    contact: t.field({
      type: ContactDetailsType,
      nullable: true,
      description: 'Of a request of the kind CONTACT.',
      resolve: ({ kind, data }) => (kind === 'CONTACT' ? (data as ContactData) : null),
    }),
    tradeIn: t.field({
      type: ShownTradeInType,
      nullable: true,
      description: 'Of a request of the kind TRADE_IN.',
      resolve: async ({ id, kind, data }, _, { deps }) => {
        const details = kind === 'TRADE_IN' ? tradeInDetails(data) : null
        return details && { details, ...(await readInspected(deps.read, id)) }
      },
    }),
    pictures: t.field({
      type: [UploadType],
      description:
        'Of a trade-in, for both sides. With a key, the path of a picture takes it too. Documents are never among them.',
      resolve: async ({ id, kind }, _, { deps }) => {
        const uploads =
          kind === 'TRADE_IN' ? await uploadsOf(deps.read, { attachedTo: `request:${id}`, owner: null }) : []
        return uploads.filter((upload) => upload.kind === 'PICTURE')
      },
    }),
    proofs: t.field({
      type: [UploadType],
      description: 'Pictures of the inspection, by its lines (`field`), once there is a binding offer.',
      resolve: ({ id, kind }, _, { deps }) => (kind === 'TRADE_IN' ? readProofs(deps.read, id) : []),
    }),
    booked: t.expose('booked', {
      type: BookedServicesType,
      nullable: true,
      description: 'Of a booking of workshop services.',
    }),
    seller: t.field({
      type: RequestSellerType,
      resolve: async ({ merchantId }, _, { deps }) => (await readMerchants(deps.read, [merchantId])).get(merchantId)!,
    }),
    dealer: t.field({
      type: MerchantType,
      nullable: true,
      description: 'The seller with address, hours and telephone; null for private sellers.',
      resolve: async ({ merchantId }, _, { deps }) => {
        const merchant = (await readMerchants(deps.read, [merchantId])).get(merchantId)
        return merchant?.kind === 'COMPANY' ? { ...merchant, distance: null } : null
      },
    }),
    vehicle: t.field({
      type: VehicleType,
      nullable: true,
      description: 'Null where it is not shown any more.',
      resolve: async ({ vehicleId }, _, { deps, scope }) => {
        const vehicle = vehicleId === null ? undefined : await readVehicle(deps.read, String(vehicleId), scope)
        return vehicle ? { ...vehicle, distance: null } : null
      },
    }),
    person: t.field({
      type: RequestPersonType,
      resolve: async ({ side, person, merchantId }, _, { deps }) => {
        const merchant = (await readMerchants(deps.read, [merchantId])).get(merchantId)
        return side === 'MERCHANT' && merchant?.kind === 'PRIVATE' ? { firstName: person.firstName } : person
      },
    }),
    orderId: t.id({
      nullable: true,
      description: 'Of a request of the kind HAND_OVER.',
      resolve: ({ kind, orderId }) => (kind === 'HAND_OVER' && orderId !== null ? String(orderId) : null),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    dueAt: t.expose('dueAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the seller should have answered.',
    }),
    deleteAfter: t.expose('deleteAfter', { type: 'DateTime', nullable: true }),
    events: t.field({ type: [RequestEventType], resolve: ({ events }) => [...events] }),
    messages: t.field({ type: [RequestMessageType], resolve: ({ messages }) => [...messages] }),
  }),
})

builder.queryField('requestById', (t) =>
  t.field({
    type: RequestType,
    nullable: true,
    description: 'A request for its owner or the holder of a key; null for everybody else.',
    args: { id: t.arg.id({ required: true }), key: t.arg.string({ description: ID_AND_KEY }) },
    resolve: async (_, { id, key }, context) =>
      (await readRequest(context.deps.read, rowId(id), accessOf(context, key))) ?? null,
  }),
)
