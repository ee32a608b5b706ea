import type { MonthValue } from '#domain/garage/value-history.ts'
import { titleIn } from '#domain/request/request.ts'
import { type GarageRecord, type GarageService, readGarageRecord } from '#use-cases/garage/garage-record.ts'
import { builder } from '../builder.ts'
import { OrderType } from '../order/order.ts'
import { orderViewFor } from '../order/own-order.ts'
import { unwrapOrThrow } from '../outcome.ts'
import { RequestStateRef } from '../request/request-parts.ts'
import { RequestSellerType } from '../request/request-people.ts'
import { rowId, shopperOf } from '../session/actor.ts'
import { UploadType } from '../upload/uploads.ts'

const GarageValueType = builder.objectRef<MonthValue>('GarageValue').implement({
  fields: (t) => ({
    month: t.exposeString('month', { description: 'YYYY-MM.' }),
    value: t.expose('value', { type: 'Euro' }),
  }),
})

const GarageServiceType = builder.objectRef<GarageService>('GarageService').implement({
  description: 'A workshop booking of the car.',
  fields: (t) => ({
    id: t.id({ description: 'Of the request.', resolve: ({ id }) => String(id) }),
    title: t.string({ resolve: (request, _, { locale }) => titleIn(request, locale) }),
    state: t.expose('state', { type: RequestStateRef }),
    isOpen: t.exposeBoolean('isOpen'),
    seller: t.expose('seller', { type: RequestSellerType }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    startsAt: t.expose('startsAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Of its last time; null where the workshop has given none.',
    }),
  }),
})

const GarageRecordType = builder.objectRef<GarageRecord>('GarageRecord').implement({
  description: 'What has come together about a car of the garage.',
  fields: (t) => ({
    values: t.field({
      type: [GarageValueType],
      description: 'Estimates stored month by month, the oldest first; empty on a dealer’s storefront.',
      resolve: ({ values }) => [...values],
    }),
    services: t.field({
      type: [GarageServiceType],
      description: 'The 30 latest workshop bookings, the newest first.',
      resolve: ({ services }) => [...services],
    }),
    orders: t.field({
      type: [OrderType],
      description: 'Orders with which it was bought, by its VIN, or is traded in.',
      resolve: ({ orders }, _, context) => orders.map((order) => orderViewFor(context, order)),
    }),
    files: t.field({
      type: [UploadType],
      description: 'The customer’s own documents. They arrive by multipart forms.',
      resolve: ({ files }) => [...files],
    }),
  }),
})

builder.queryField('garageRecord', (t) =>
  t.field({
    type: GarageRecordType,
    description: 'Of a car of the customer’s garage; NOT_FOUND for any other.',
    args: { garageId: t.arg.id({ required: true }) },
    resolve: async (_, { garageId }, context) =>
      unwrapOrThrow(await readGarageRecord(context.deps.read, shopperOf(context), rowId(garageId))).record,
  }),
)
