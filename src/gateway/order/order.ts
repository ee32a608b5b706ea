import { includedVat } from '#domain/checkout/order-plan.ts'
import { ORDER_STATES } from '#domain/order/order-states.ts'
import { PAYMENT_STATES, UNSETTLED_PAYMENT_STATES, unsettledPaymentState } from '#domain/order/payment-states.ts'
import { STATE_ACTORS } from '#domain/order/transitions.ts'
import { type Order, type OrderEvent, type OrderLine, readOrder, readOrders } from '#queries/order/orders.ts'
import { builder, euros } from '../builder.ts'
import { PaymentTypeRef, typeOfPayment } from '../cart/payment.ts'
import { OrderAddressType } from '../checkout/checkout.ts'
import { PaymentMethodRef, ShippingKindRef } from '../checkout/dealer-type.ts'
import { LineFactType, OrderLineTypeRef, VatModeRef } from '../checkout/item-type.ts'
import { MerchantType } from '../merchant/merchant.ts'
import { Refusal } from '../refusal.ts'
import { requireCustomer, rowId } from '../session/actor.ts'

const OrderStateRef = builder.enumType('OrderState', { values: ORDER_STATES })
const OrderPaymentStateRef = builder.enumType('OrderPaymentState', {
  description: 'Where an unsettled payment stands (specification, section 3).',
  values: UNSETTLED_PAYMENT_STATES,
})
const PaymentStateRef = builder.enumType('PaymentState', { values: PAYMENT_STATES })
const PaymentProviderRef = builder.enumType('PaymentProvider', { values: ['CARD', 'BANKING_REQUEST'] as const })
const StateActorRef = builder.enumType('StateActor', { values: STATE_ACTORS })
const EventSubjectRef = builder.enumType('OrderEventSubject', { values: ['ORDER', 'PAYMENT'] as const })

const OrderEventType = builder.objectRef<OrderEvent>('OrderEvent').implement({
  fields: (t) => ({
    at: t.field({ type: 'DateTime', resolve: ({ at }) => at }),
    actor: t.expose('actor', { type: StateActorRef }),
    subject: t.expose('subject', { type: EventSubjectRef }),
    fromState: t.string({ nullable: true, resolve: ({ from_state }) => from_state }),
    toState: t.string({ resolve: ({ to_state }) => to_state }),
    reason: t.exposeString('reason', { nullable: true }),
  }),
})

const OrderLineTypeObject = builder.objectRef<OrderLine>('OrderLine').implement({
  fields: (t) => ({
    type: t.field({ type: OrderLineTypeRef, resolve: ({ line_type }) => line_type }),
    quantity: t.exposeInt('quantity'),
    title: t.exposeString('title'),
    facts: t.field({ type: [LineFactType], resolve: ({ facts }) => [...facts] }),
    unitPrice: t.field({ type: 'Euro', resolve: (line) => euros(line.unit_price_cents) }),
    vatMode: t.field({ type: VatModeRef, resolve: ({ vat_mode }) => vat_mode }),
    vatRate: t.float({ resolve: ({ vat_rate }) => vat_rate }),
    vat: t.field({
      type: 'Euro',
      description: 'VAT in one piece, where it may be shown.',
      resolve: (line) => (line.vat_mode === 'REGULAR' ? euros(includedVat(line.unit_price_cents, line.vat_rate)) : 0),
    }),
    paymentType: t.field({ type: PaymentTypeRef, resolve: ({ payment }) => typeOfPayment(payment) }),
    monthlyPrice: t.field({
      type: 'Euro',
      nullable: true,
      resolve: ({ finance }) => finance && euros(finance.quote.monthlyInstallment),
    }),
    example: t.string({ nullable: true, resolve: ({ finance }) => finance?.example ?? null }),
    vehicleId: t.id({ nullable: true, resolve: (line) => (line.vehicle_id === null ? null : String(line.vehicle_id)) }),
    picture: t.exposeString('picture', { nullable: true }),
    withInstallation: t.boolean({ resolve: (line) => line.with_installation }),
  }),
})

export const OrderType = builder.objectRef<Order>('Order').implement({
  description: 'A contract with one dealer, as it was agreed.',
  fields: (t) => ({
    id: t.id({ description: 'The order number.', resolve: ({ id }) => String(id) }),
    placedAt: t.field({ type: 'DateTime', resolve: (order) => order.placed_at }),
    state: t.expose('state', { type: OrderStateRef }),
    orderPaymentState: t.field({
      type: OrderPaymentStateRef,
      nullable: true,
      description: 'Null once the payment is settled.',
      resolve: (order) => unsettledPaymentState(order.payment_state),
    }),
    paymentState: t.field({ type: PaymentStateRef, resolve: (order) => order.payment_state }),
    paymentMethod: t.field({ type: PaymentMethodRef, nullable: true, resolve: (order) => order.payment_method }),
    paymentProvider: t.field({ type: PaymentProviderRef, nullable: true, resolve: (order) => order.payment_provider }),
    dealer: t.field({ type: MerchantType, resolve: ({ merchant }) => ({ ...merchant, distance: null }) }),
    lines: t.field({ type: [OrderLineTypeObject], resolve: ({ lines }) => [...lines] }),
    events: t.field({
      type: [OrderEventType],
      description: 'The history, the oldest first.',
      resolve: ({ events }) => [...events],
    }),
    total: t.field({ type: 'Euro', resolve: (order) => euros(order.total_cents) }),
    due: t.field({
      type: 'Euro',
      description: 'What is paid directly and not to a bank; negative: paid out.',
      resolve: (order) => euros(order.due_cents),
    }),
    billing: t.field({ type: OrderAddressType, resolve: ({ billing }) => billing }),
    vehicleShipping: t.field({ type: ShippingKindRef, nullable: true, resolve: ({ delivery }) => delivery.vehicles }),
    accessoryShipping: t.field({
      type: ShippingKindRef,
      nullable: true,
      resolve: ({ delivery }) => delivery.accessories,
    }),
    deliveryAddress: t.field({ type: OrderAddressType, nullable: true, resolve: ({ delivery }) => delivery.address }),
    deliveryDealer: t.string({
      nullable: true,
      description: 'The dealer the car is brought to, with the address.',
      resolve: ({ delivery: { dealer } }) =>
        dealer && [dealer.name, dealer.street, `${dealer.postalCode} ${dealer.city}`].filter(Boolean).join(', '),
    }),
    earliest: t.string({ description: 'YYYY-MM-DD.', resolve: ({ delivery }) => delivery.earliest }),
    latest: t.string({ description: 'YYYY-MM-DD.', resolve: ({ delivery }) => delivery.latest }),
    agreed: t.stringList({
      description: 'The wordings that were shown and agreed to, word for word.',
      resolve: ({ agreed }) => agreed.map(({ text }) => text),
    }),
  }),
})

builder.queryFields((t) => ({
  orders: t.field({
    type: [OrderType],
    description: 'The customer’s own, the newest first.',
    resolve: (_, __, context) => readOrders(context.sources.read, requireCustomer(context).customerId),
  }),
  order: t.field({
    type: OrderType,
    args: { id: t.arg.id({ required: true }) },
    description: 'An own order. Refused for any other: NOT_FOUND.',
    resolve: async (_, { id }, context) => {
      const order = await readOrder(context.sources.read, requireCustomer(context).customerId, rowId(id))
      if (order) return order
      throw new Refusal('NOT_FOUND', 'There is no such order.')
    },
  }),
}))
