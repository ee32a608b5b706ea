import { z } from 'zod'
import { optionalLine } from '#domain/account/fields.ts'
import { documentsOf, isElectronic } from '#domain/order/order-documents.ts'
import {
  awaitsTransfer,
  isPayableOnline,
  mayCancel,
  mayWithdraw,
  type OrderStanding,
} from '#domain/order/order-steps.ts'
import { type InvoicedLine, invoiceSums } from '#domain/order/invoice.ts'
import { letsGo } from '#domain/order/hand-over.ts'
import { OLD_CARS, oldCarOf } from '#domain/order/moved.ts'
import { DELIVERY_TYPES, deliveryTypeOf } from '#domain/order/order.ts'
import { ORDER_STATES } from '#domain/order/order-states.ts'
import { otherMethods, payableOf } from '#domain/order/payment-change.ts'
import { PAYMENT_STATES, UNSETTLED_PAYMENT_STATES, unsettledPaymentState } from '#domain/order/payment-states.ts'
import { choosePaymentMethod } from '#use-cases/payment/choose-method.ts'
import { cancelOrder } from '#use-cases/order/cancel-order.ts'
import { type Order, readOrders } from '#use-cases/order/orders.ts'
import { builder, euros } from '../builder.ts'
import { OrderAddressType } from '../checkout/checkout.ts'
import { PaymentMethodRef, ShippingKindRef } from '../checkout/dealer-type.ts'
import { MerchantType } from '../merchant/merchant.ts'
import { accepted, readInput } from '../outcome.ts'
import { requireCustomer, shopperOf } from '../session/actor.ts'
import { ownOrder } from './own-order.ts'
import { OrderDocumentType, OrderEventType, OrderLineTypeObject, TransferType } from './order-parts.ts'

const DeliveryTypeRef = builder.enumType('DeliveryType', { values: DELIVERY_TYPES })
const OrderStateRef = builder.enumType('OrderState', { values: ORDER_STATES })
const OldCarRef = builder.enumType('OldCar', { values: OLD_CARS })
const OrderPaymentStateRef = builder.enumType('OrderPaymentState', {
  description: 'Where an unsettled payment stands (specification, section 3).',
  values: UNSETTLED_PAYMENT_STATES,
})
const PaymentStateRef = builder.enumType('PaymentState', { values: PAYMENT_STATES })
const PaymentProviderRef = builder.enumType('PaymentProvider', { values: ['CARD', 'BANKING_REQUEST'] as const })

function standingOf(order: Order): OrderStanding {
  const { state, payment_state: payment, payment_method: method, payment_provider: provider, customer } = order
  return { state, payment, method, provider, customerKind: customer.kind }
}

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
    vat: t.field({
      type: 'Euro',
      description: 'VAT in the total that may be shown, as invoices have it.',
      resolve: ({ lines }) => euros(invoiceSums(lines.map(invoicedLine)).rates.reduce((sum, { vat }) => sum + vat, 0)),
    }),
    billing: t.field({ type: OrderAddressType, resolve: ({ billing }) => billing }),
    deliveryType: t.field({ type: DeliveryTypeRef, resolve: ({ delivery }) => deliveryTypeOf(delivery) }),
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
    mayCancel: t.boolean({
      description: 'The customer can cancel it: the dealer has not accepted yet.',
      resolve: (order) => mayCancel(standingOf(order)),
    }),
    mayWithdraw: t.boolean({
      description: 'A withdrawal can be declared; its period is not looked at.',
      resolve: (order) => mayWithdraw(standingOf(order)),
    }),
    hasGoods: t.boolean({
      description: 'The customer has it, or it is on its way.',
      resolve: ({ events }) => events.some(({ subject, to_state: to }) => subject === 'ORDER' && letsGo(to)),
    }),
    oldCar: t.field({
      type: OldCarRef,
      nullable: true,
      description: 'The car given in payment: with the dealer (GIVEN), or the customer has it yet (KEPT).',
      resolve: ({ lines, events }) =>
        oldCarOf(
          lines.map(({ line_type: type }) => type),
          events.some(({ subject, to_state: to }) => subject === 'ORDER' && to === 'HANDED_OVER'),
        ),
    }),
    isPayable: t.boolean({
      description: 'Can be paid now, see `openOrderPayment`.',
      resolve: (order) => isPayableOnline(standingOf(order)),
    }),
    isBeingPaid: t.exposeBoolean('isBeingPaid', {
      description: 'A payment page is open for it, or was used and has not told of it yet.',
    }),
    otherPaymentMethods: t.field({
      type: [PaymentMethodRef],
      description:
        'How else it can be paid while a card or PayPal payment has not come about, see `chooseOrderPayment`; none while `isBeingPaid`.',
      resolve: (order, _, { sources }) => {
        if (order.isBeingPaid) return []
        const lines = order.lines.map(({ line_type: type, payment }) => ({ type, payment }))
        const { due_cents: due, delivery } = order
        return otherMethods(standingOf(order), payableOf({ due, lines, delivery }, sources.payments.chosen !== null))
      },
    }),
    transfer: t.field({
      type: TransferType,
      nullable: true,
      description: 'While a transfer is awaited, and the dealer’s account is known.',
      resolve: (order) =>
        awaitsTransfer(standingOf(order)) && order.account.iban
          ? { holder: order.merchant.name, iban: order.account.iban, reference: String(order.id) }
          : null,
    }),
    awaitsTransfer: t.boolean({ resolve: (order) => awaitsTransfer(standingOf(order)) }),
    mandate: t.string({
      nullable: true,
      description: 'End of the reference of the direct debit mandate.',
      resolve: ({ mandateReference }) => mandateReference && `••••${mandateReference.slice(-4)}`,
    }),
    companyName: t.string({ nullable: true, resolve: ({ customer }) => customer.companyName ?? null }),
    documents: t.field({
      type: [OrderDocumentType],
      resolve: (order) =>
        documentsOf({
          hasTerms: order.terms !== null,
          hasInvoice: order.invoice !== null,
          hasCorrection: order.correction !== null,
          isElectronic: isElectronic({ customer: order.customer, seller: order.invoice?.seller ?? order.merchant }),
        }).map((kind) => ({
          kind,
          orderId: order.id,
        })),
    }),
    agreed: t.stringList({
      description: 'The wordings that were shown and agreed to, word for word.',
      resolve: ({ agreed }) => agreed.map(({ text }) => text),
    }),
  }),
})

const CancelInput = z.object({ reason: optionalLine(500) })

builder.mutationField('cancelOrder', (t) =>
  t.field({
    type: OrderType,
    description:
      'Takes back an own order that its dealer has not accepted yet. Refused: NOT_FOUND for any other, CONFLICT once it is accepted or over, INVALID_INPUT for a reason of more than 500 characters or several lines.',
    args: { orderId: t.arg.id({ required: true }), reason: t.arg.string() },
    resolve: async (_, { orderId, reason }, context) => {
      const { customerId } = requireCustomer(context)
      const { id } = await ownOrder(context, orderId)
      const { reason: said } = readInput(CancelInput, { reason })
      accepted(
        await cancelOrder(context.sources.writer, { customerId, orderId: id, ...(said ? { reason: said } : {}) }),
      )
      return ownOrder(context, orderId)
    },
  }),
)

builder.mutationField('chooseOrderPayment', (t) =>
  t.field({
    type: OrderType,
    description:
      'Pays an own order otherwise whose card or PayPal payment has not come about. Refused: NOT_FOUND for any other, CONFLICT for a method that is not among its `otherPaymentMethods`.',
    args: { orderId: t.arg.id({ required: true }), method: t.arg({ type: PaymentMethodRef, required: true }) },
    resolve: async (_, { orderId, method }, context) => {
      const { customerId } = requireCustomer(context)
      const { id } = await ownOrder(context, orderId)
      const { writer, payments } = context.sources
      const takesCards = payments.chosen !== null
      accepted(await choosePaymentMethod(writer, { orderId: id, customerId, method, takesCards }))
      return ownOrder(context, orderId)
    },
  }),
)

function invoicedLine(line: Order['lines'][number]): InvoicedLine {
  const { line_type: type, quantity, unit_price_cents: unitPrice, vat_mode: vat, vat_rate: vatRate } = line
  return { type, quantity, unitPrice, vat, vatRate }
}

builder.queryFields((t) => ({
  orders: t.field({
    type: [OrderType],
    description: 'The customer’s own, the newest first; on a dealer’s storefront those with that dealer.',
    resolve: (_, __, context) => readOrders(context.sources.read, shopperOf(context)),
  }),
  order: t.field({
    type: OrderType,
    args: { id: t.arg.id({ required: true }) },
    description: 'An own order. Refused for any other: NOT_FOUND.',
    resolve: (_, { id }, context) => ownOrder(context, id),
  }),
}))
