import { FINANCING_STATES } from '#domain/order/financing-states.ts'
import { ORDER_STATES, type OrderState } from '#domain/order/order-states.ts'
import { PAYMENT_METHODS } from '#domain/order/payment-methods.ts'
import { PAYMENT_STATES } from '#domain/order/payment-states.ts'
import { DELIVERY_TYPES } from '#domain/order/order.ts'
import { ORDER_SUBJECTS, STATE_ACTORS } from '#domain/order/transitions.ts'
import { changeOrderAsStaff } from '#use-cases/dealer-area/change-order-as-staff.ts'
import {
  type MerchantOrder,
  type MerchantOrderView,
  ORDER_PARTS,
  readMerchantOrder,
  readMerchantOrders,
} from '#use-cases/dealer-area/orders-for-staff.ts'
import { unwrapOrThrow } from '../../outcome.ts'
import { rowId } from '../../session/actor.ts'
import { builder } from '../builder.ts'
import { merchantIdOf } from '../request.ts'
import { requireStaff } from '../require-staff.ts'

const OrderStateType = builder.enumType('OrderState', { values: ORDER_STATES })
const OrderPartType = builder.enumType('OrderPart', { values: ORDER_PARTS })
const PaymentStateType = builder.enumType('PaymentState', { values: PAYMENT_STATES })
const FinancingStateType = builder.enumType('FinancingState', { values: FINANCING_STATES })
export const StateActorType = builder.enumType('StateActor', { values: STATE_ACTORS })
const OrderSubjectType = builder.enumType('OrderSubject', { values: ORDER_SUBJECTS })

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
    title: t.exposeString('title'),
  }),
})

const LineType = builder.objectRef<MerchantOrderView['lines'][number]>('MerchantOrderLine').implement({
  fields: (t) => ({
    title: t.exposeString('title'),
    quantity: t.exposeInt('quantity'),
    price: t.expose('price', { type: 'Euro', description: 'Of one piece.' }),
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

const MerchantOrderViewType = builder.objectRef<MerchantOrderView>('MerchantOrderView').implement({
  description: 'An order as its merchant sees it.',
  fields: (t) => ({
    order: t.field({ type: MerchantOrderType, resolve: (order) => order }),
    email: t.string({ resolve: ({ customer }) => customer.email }),
    method: t.expose('method', {
      type: builder.enumType('PaymentMethod', { values: PAYMENT_METHODS }),
      nullable: true,
    }),
    due: t.expose('due', { type: 'Euro', description: 'Paid directly and not to a bank.' }),
    delivery: t.expose('delivery', { type: builder.enumType('DeliveryType', { values: DELIVERY_TYPES }) }),
    lines: t.field({ type: [LineType], resolve: ({ lines }) => [...lines] }),
    events: t.field({ type: [EventType], resolve: ({ events }) => [...events] }),
    next: t.field({
      type: [OrderStateType],
      description: 'The states that this member of staff may take it to now.',
      resolve: ({ next }): OrderState[] => [...next],
    }),
  }),
})

builder.queryField('merchantOrders', (t) =>
  t.field({
    type: [MerchantOrderType],
    description: 'Open orders, the oldest first, or ended ones, the latest first; at most 50.',
    args: {
      merchant: t.arg.id({ required: true, description: 'UUID.' }),
      part: t.arg({ type: OrderPartType, required: true }),
    },
    resolve: async (_, { merchant, part }, context) => {
      const merchantId = await merchantIdOf(context, merchant)
      return [...unwrapOrThrow(await readMerchantOrders(context.deps.read, context.actor, { merchantId, part })).orders]
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

builder.mutationField('changeOrder', (t) =>
  t.field({
    type: OrderStateType,
    description:
      'Takes an order to its next state. Refused: CONFLICT where it is not allowed now, such as unpaid goods leaving.',
    args: {
      id: t.arg.id({ required: true }),
      to: t.arg({ type: OrderStateType, required: true }),
      reason: t.arg.string(),
      unpaid: t.arg.boolean({ description: 'The goods leave before the money has come; only with a reason.' }),
    },
    resolve: async (_, { id, to, reason, unpaid }, context) => {
      const step = { orderId: rowId(id), to, reason: reason?.trim() || undefined, unpaid: unpaid ?? false }
      return unwrapOrThrow(await changeOrderAsStaff(context.deps.writer, requireStaff(context), step)).state
    },
  }),
)
