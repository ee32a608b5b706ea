import type { BillingAddress } from '#domain/account/address.ts'
import { addressLines } from '#domain/account/address-lines.ts'
import { FINANCING_STATES } from '#domain/order/financing-states.ts'
import { ORDER_DOCUMENTS } from '#domain/order/order-documents.ts'
import { ORDER_STATES, type OrderState } from '#domain/order/order-states.ts'
import { PAYMENT_METHODS } from '#domain/order/payment-methods.ts'
import { PAYMENT_STATES } from '#domain/order/payment-states.ts'
import { DELIVERY_TYPES } from '#domain/order/order.ts'
import { ORDER_SUBJECTS, STATE_ACTORS } from '#domain/order/transitions.ts'
import {
  type MerchantOrder,
  type MerchantOrderView,
  type MerchantOrders,
  MONEY_STEPS,
  readMerchantOrder,
  readMerchantOrders,
} from '#use-cases/dealer-area/orders-for-staff.ts'
import { ORDER_PARTS } from '#use-cases/dealer-area/order-parts.ts'
import { holdFingerprint } from '#use-cases/dealer-area/hold-order.ts'
import { unwrapOrThrow } from '../../outcome.ts'
import { rowId } from '../../session/actor.ts'
import { builder } from '../builder.ts'
import { LastChangeType } from '../last-change.ts'
import { merchantIdOf } from '../request.ts'
import { HandOverType, OrderFileType } from './order-files.ts'
import { CaseNoteType } from '../request/request.ts'

export const OrderStateType = builder.enumType('OrderState', { values: ORDER_STATES })
const OrderPartType = builder.enumType('OrderPart', { values: ORDER_PARTS })
const PaymentStateType = builder.enumType('PaymentState', { values: PAYMENT_STATES })
const FinancingStateType = builder.enumType('FinancingState', { values: FINANCING_STATES })
export const StateActorType = builder.enumType('StateActor', { values: STATE_ACTORS })
const OrderSubjectType = builder.enumType('OrderSubject', { values: ORDER_SUBJECTS })

export const MoneyStepType = builder.enumType('MoneyStep', { values: MONEY_STEPS })
const OrderDocumentType = builder.enumType('OrderDocumentKind', { values: ORDER_DOCUMENTS })

const customerOf = ({ customer: { firstName, lastName, companyName } }: MerchantOrder) =>
  companyName ?? `${firstName} ${lastName}`.trim()

const MerchantOrderType = builder.objectRef<MerchantOrder>('MerchantOrder').implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => String(id) }),
    placedAt: t.expose('placedAt', { type: 'DateTime' }),
    state: t.expose('state', { type: OrderStateType }),
    payment: t.expose('payment', { type: PaymentStateType }),
    financing: t.expose('financing', { type: FinancingStateType }),
    customer: t.string({ resolve: customerOf }),
    total: t.expose('total', { type: 'Euro' }),
    title: t.exposeString('title', { nullable: true, description: 'Its first line; null where it has none.' }),
    onHoldUntil: t.exposeString('onHoldUntil', {
      nullable: true,
      description: 'YYYY-MM-DD until which it is put off.',
    }),
    dueAt: t.expose('dueAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Until when the dealer has to do the next step.',
    }),
  }),
})

const OrderAppointmentType = builder
  .objectRef<NonNullable<MerchantOrderView['appointment']>>('MerchantOrderAppointment')
  .implement({
    fields: (t) => ({
      requestId: t.id({
        nullable: true,
        description: 'Null where another dealer hands the car over, whose calendar this member of staff may not see.',
        resolve: ({ requestId }) => (requestId === null ? null : String(requestId)),
      }),
      startsAt: t.expose('startsAt', { type: 'DateTime' }),
    }),
  })

const LineType = builder.objectRef<MerchantOrderView['lines'][number]>('MerchantOrderLine').implement({
  fields: (t) => ({
    title: t.exposeString('title'),
    quantity: t.exposeInt('quantity'),
    price: t.expose('price', { type: 'Euro', description: 'Of one piece.' }),
    vehicleId: t.id({ nullable: true, resolve: ({ vehicleId }) => (vehicleId === null ? null : String(vehicleId)) }),
  }),
})

const EventType = builder.objectRef<MerchantOrderView['events'][number]>('MerchantOrderEvent').implement({
  fields: (t) => ({
    at: t.expose('at', { type: 'DateTime' }),
    actor: t.expose('actor', { type: StateActorType }),
    subject: t.expose('subject', { type: OrderSubjectType }),
    to: t.exposeString('to'),
    reason: t.exposeString('reason', { nullable: true }),
  }),
})

const OrderAddressType = builder.objectRef<BillingAddress>('MerchantOrderAddress').implement({
  fields: (t) => ({
    lines: t.stringList({ description: 'As on a letter.', resolve: (address) => [...addressLines(address)] }),
    phone: t.string({ nullable: true, resolve: ({ phone }) => phone || null }),
  }),
})

const MerchantOrderViewType = builder.objectRef<MerchantOrderView>('MerchantOrderView').implement({
  description: 'An order as its merchant sees it.',
  fields: (t) => ({
    order: t.field({ type: MerchantOrderType, resolve: (order) => order }),
    holdReason: t.exposeString('holdReason', { nullable: true }),
    holdFingerprint: t.string({
      description: 'Goes back with putting it off, or taking it up again.',
      resolve: ({ onHoldUntil: until, holdReason }) =>
        holdFingerprint(until === null ? null : { until, reason: holdReason ?? '' }),
    }),
    lastHold: t.expose('lastHold', { type: LastChangeType, nullable: true }),
    mayHold: t.exposeBoolean('mayHold', { description: 'Put it off now, or take it up again.' }),
    email: t.string({ resolve: ({ customer }) => customer.email }),
    method: t.expose('method', {
      type: builder.enumType('PaymentMethod', { values: PAYMENT_METHODS }),
      nullable: true,
    }),
    due: t.expose('due', { type: 'Euro', description: 'Paid directly and not to a bank; negative: paid out.' }),
    billing: t.expose('billing', { type: OrderAddressType }),
    deliveryAddress: t.expose('deliveryAddress', { type: OrderAddressType, nullable: true }),
    documents: t.field({ type: [OrderDocumentType], resolve: ({ documents }) => [...documents] }),
    files: t.field({ type: [OrderFileType], resolve: ({ files }) => [...files] }),
    mayAddFiles: t.exposeBoolean('mayAddFiles'),
    handOver: t.expose('handOver', { type: HandOverType }),
    notes: t.field({ type: [CaseNoteType], resolve: ({ notes }) => [...notes] }),
    money: t.field({
      type: [MoneyStepType],
      description: 'The money that this member of staff may record now.',
      resolve: ({ money }) => [...money],
    }),
    delivery: t.expose('delivery', { type: builder.enumType('DeliveryType', { values: DELIVERY_TYPES }) }),
    appointment: t.field({
      type: OrderAppointmentType,
      nullable: true,
      description: 'The time chosen for the hand-over.',
      resolve: ({ appointment }) => appointment,
    }),
    financingRequest: t.id({
      ...{ nullable: true, description: 'The request that asks a bank to finance the order.' },
      resolve: ({ financingRequestId: id }) => (id === null ? null : String(id)),
    }),
    lines: t.field({ type: [LineType], resolve: ({ lines }) => [...lines] }),
    events: t.field({ type: [EventType], resolve: ({ events }) => [...events] }),
    next: t.field({
      type: [OrderStateType],
      description: 'The states that this member of staff may take it to now.',
      resolve: ({ next }): OrderState[] => [...next],
    }),
  }),
})

const MerchantOrderPageType = builder.objectRef<MerchantOrders>('MerchantOrderPage').implement({
  description: 'A page of at most 50, and how many orders each part has.',
  fields: (t) => ({
    rows: t.field({ type: [MerchantOrderType], resolve: ({ rows }) => [...rows] }),
    toDo: t.int({ resolve: ({ counts }) => counts.TO_DO }),
    waiting: t.int({ resolve: ({ counts }) => counts.WAITING }),
    ended: t.int({ resolve: ({ counts }) => counts.ENDED }),
  }),
})

builder.queryField('merchantOrders', (t) =>
  t.field({
    type: MerchantOrderPageType,
    description: 'Orders of a part, those due first, or ended ones, the latest first.',
    args: {
      merchant: t.arg.id({ required: true, description: 'UUID.' }),
      part: t.arg({ type: OrderPartType, required: true }),
      page: t.arg.int({ description: 'From 1.' }),
    },
    resolve: async (_, { merchant, part, page }, context) => {
      const of = { merchantId: await merchantIdOf(context, merchant), part, page: page ?? 1 }
      return unwrapOrThrow(await readMerchantOrders(context.deps.read, context.actor, of))
    },
  }),
)

builder.queryField('merchantOrder', (t) =>
  t.field({
    type: MerchantOrderViewType,
    description: 'Refused: FORBIDDEN for somebody else’s and for one that does not exist.',
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_, { id }, { actor, deps }) =>
      unwrapOrThrow(await readMerchantOrder(deps.read, actor, rowId(id))).order,
  }),
)
