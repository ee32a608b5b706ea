import { LEGAL_PAGE_OF } from '#domain/order/order-documents.ts'
import { dealerAddressLine } from '#domain/dealer-address.ts'
import { z } from 'zod'
import { optionalLine } from '#domain/account/fields.ts'
import { TRADE_IN_PLACES } from '#domain/order/settlement.ts'
import { DELIVERY_TYPES } from '#domain/order/order.ts'
import { FINANCING_STATES } from '#domain/order/financing-states.ts'
import { ORDER_STATES } from '#domain/order/order-states.ts'
import { PAYMENT_STATES, UNSETTLED_PAYMENT_STATES, unsettledPaymentState } from '#domain/order/payment-states.ts'
import { choosePaymentMethod } from '#use-cases/payment/choose-method.ts'
import { cancelOrder } from '#use-cases/order/cancel-order.ts'
import type { OrderView } from '#use-cases/order/order-view.ts'
import { readOrders } from '#use-cases/order/orders.ts'
import { uploadsOf } from '#use-cases/upload/uploads.ts'
import { builder } from '../builder.ts'
import { OrderAddressType } from '../checkout/checkout.ts'
import { PaymentMethodRef, ShippingKindRef } from '../checkout/dealer-type.ts'
import { MerchantType } from '../merchant/merchant.ts'
import { unwrapOrThrow, readInput } from '../outcome.ts'
import { rowId, shopperOf } from '../session/actor.ts'
import { orderViewFor, ownOrder } from './own-order.ts'
import { OrderDocumentType, OrderEventType, OrderLineTypeObject, TransferType } from './order-parts.ts'
import { UploadType } from '../upload/uploads.ts'

const DeliveryTypeRef = builder.enumType('DeliveryType', { values: DELIVERY_TYPES })
const OrderStateRef = builder.enumType('OrderState', { values: ORDER_STATES })
const TradeInPlaceRef = builder.enumType('TradeInPlace', { values: TRADE_IN_PLACES })
const OrderPaymentStateRef = builder.enumType('OrderPaymentState', {
  description: 'State of an unsettled payment (specification, section 3).',
  values: UNSETTLED_PAYMENT_STATES,
})
const PaymentStateRef = builder.enumType('PaymentState', { values: PAYMENT_STATES })
const FinancingStateRef = builder.enumType('FinancingState', { values: FINANCING_STATES })
const PaymentProviderRef = builder.enumType('PaymentProvider', { values: ['CARD', 'BANKING_REQUEST'] as const })

export const OrderType = builder.objectRef<OrderView>('Order').implement({
  description: 'A contract with one dealer, as it was agreed.',
  fields: (t) => ({
    id: t.id({ description: 'The order number.', resolve: ({ id }) => String(id) }),
    placedAt: t.expose('placedAt', { type: 'DateTime' }),
    state: t.expose('state', { type: OrderStateRef }),
    orderPaymentState: t.field({
      type: OrderPaymentStateRef,
      nullable: true,
      description: 'Null once the payment is settled.',
      resolve: ({ payment }) => unsettledPaymentState(payment),
    }),
    paymentState: t.expose('payment', { type: PaymentStateRef }),
    paymentMethod: t.expose('method', { type: PaymentMethodRef, nullable: true }),
    paymentProvider: t.expose('provider', { type: PaymentProviderRef, nullable: true }),
    financingState: t.expose('financing', {
      type: FinancingStateRef,
      description: 'Whether the bank has approved the loan or lease; until then the order waits.',
    }),
    dealer: t.field({ type: MerchantType, resolve: ({ merchant }) => ({ ...merchant, distance: null }) }),
    lines: t.field({ type: [OrderLineTypeObject], resolve: ({ lines }) => [...lines] }),
    events: t.field({
      type: [OrderEventType],
      description: 'The history, the oldest first.',
      resolve: ({ events }) => [...events],
    }),
    total: t.expose('total', { type: 'Euro' }),
    due: t.expose('due', {
      type: 'Euro',
      description: 'The amount due directly, without the part a bank finances; negative: paid out.',
    }),
    vat: t.expose('vat', { type: 'Euro', description: 'VAT in the total that may be shown, as on the invoice.' }),
    billing: t.expose('billing', { type: OrderAddressType }),
    deliveryType: t.expose('deliveryType', { type: DeliveryTypeRef }),
    vehicleShipping: t.field({ type: ShippingKindRef, nullable: true, resolve: ({ delivery }) => delivery.vehicles }),
    accessoryShipping: t.field({
      type: ShippingKindRef,
      nullable: true,
      resolve: ({ delivery }) => delivery.accessories,
    }),
    deliveryAddress: t.field({ type: OrderAddressType, nullable: true, resolve: ({ delivery }) => delivery.address }),
    deliveryDealer: t.string({
      nullable: true,
      description: 'The dealer the car is delivered to, with address.',
      resolve: ({ delivery: { dealer } }) =>
        dealer && `${dealer.name}, ${dealerAddressLine({ ...dealer, zip: dealer.postalCode })}`,
    }),
    earliest: t.string({ description: 'YYYY-MM-DD.', resolve: ({ delivery }) => delivery.earliest }),
    latest: t.string({ description: 'YYYY-MM-DD.', resolve: ({ delivery }) => delivery.latest }),
    mayCancel: t.exposeBoolean('mayCancel', {
      description: 'The customer can cancel it: the dealer has not accepted yet.',
    }),
    mayWithdraw: t.exposeBoolean('mayWithdraw', {
      description: 'Whether a withdrawal can be declared; the deadline is not checked.',
    }),
    hasGoods: t.exposeBoolean('isDispatched', {
      description: 'Whether the goods have been dispatched or handed over.',
    }),
    tradeInPlace: t.expose('tradeIn', {
      type: TradeInPlaceRef,
      nullable: true,
      description: 'Where the trade-in vehicle is: with the dealer (DEALER) or still with the customer (CUSTOMER).',
    }),
    isPayable: t.exposeBoolean('isPayable', { description: 'Can be paid now, see `openOrderPayment`.' }),
    isBeingPaid: t.exposeBoolean('isBeingPaid', {
      description: 'Whether a payment session is open or its result is still unknown.',
    }),
    otherPaymentMethods: t.field({
      type: [PaymentMethodRef],
      description:
        'Other payment methods after a failed or open card or PayPal payment, see `chooseOrderPayment`; empty while `isBeingPaid`.',
      resolve: (order) => [...order.otherMethods],
    }),
    transfer: t.expose('transfer', {
      type: TransferType,
      nullable: true,
      description: 'While a transfer is expected and the dealer’s account is known.',
    }),
    awaitsTransfer: t.exposeBoolean('awaitsTransfer'),
    mandate: t.string({
      nullable: true,
      description: 'End of the reference of the direct debit mandate.',
      resolve: ({ mandateReference }) => mandateReference && `••••${mandateReference.slice(-4)}`,
    }),
    companyName: t.exposeString('companyName', { nullable: true }),
    documents: t.field({
      type: [OrderDocumentType],
      resolve: ({ id, documents, legalVersions }) =>
        documents.map((kind) => {
          const version = legalVersions.find(({ page }) => page === LEGAL_PAGE_OF[kind]) ?? null
          return { kind, orderId: id, version }
        }),
    }),
    files: t.field({
      type: [UploadType],
      description: 'Documents that the dealer has added, such as registration papers; `field` says which.',
      resolve: ({ id }, _, { deps }) => uploadsOf(deps.read, { attachedTo: `order:${id}`, owner: null }),
    }),
    agreed: t.stringList({
      description: 'The consent texts as shown and agreed to.',
      resolve: ({ agreed }) => [...agreed],
    }),
    language: t.exposeString('language', { description: 'In which it was agreed.' }),
  }),
})

const CancelInput = z.object({ reason: optionalLine(500) })

builder.mutationField('cancelOrder', (t) =>
  t.field({
    type: OrderType,
    description:
      'Cancels one of the customer’s orders before its dealer accepts. Refused: NOT_FOUND for any other, CONFLICT once it is accepted or has ended, INVALID_INPUT for a reason of more than 500 characters or several lines.',
    args: { orderId: t.arg.id({ required: true }), reason: t.arg.string() },
    resolve: async (_, { orderId, reason: given }, context) => {
      const shopper = shopperOf(context)
      const { reason } = readInput(CancelInput, { reason: given })
      const cancelled = { orderId: rowId(orderId), reason: reason ?? undefined }
      unwrapOrThrow(await cancelOrder(context.deps.writer, shopper, cancelled))
      return ownOrder(context, orderId)
    },
  }),
)

builder.mutationField('chooseOrderPayment', (t) =>
  t.field({
    type: OrderType,
    description:
      'Changes the payment method of one of the customer’s orders after a failed or open card or PayPal payment. Refused: NOT_FOUND for any other, CONFLICT for a method that is not among its `otherPaymentMethods`.',
    args: { orderId: t.arg.id({ required: true }), method: t.arg({ type: PaymentMethodRef, required: true }) },
    resolve: async (_, { orderId, method }, context) => {
      const { writer, payments } = context.deps
      const choice = { orderId: rowId(orderId), method, takesCards: payments.chosen !== null }
      unwrapOrThrow(await choosePaymentMethod(writer, shopperOf(context), choice))
      return ownOrder(context, orderId)
    },
  }),
)

builder.queryFields((t) => ({
  orders: t.field({
    type: [OrderType],
    description:
      'The customer’s 100 latest orders, the newest first; on a dealer’s storefront only those with that dealer.',
    resolve: async (_, __, context) =>
      (await readOrders(context.deps.read, shopperOf(context))).map((order) => orderViewFor(context, order)),
  }),
  order: t.field({
    type: OrderType,
    args: { id: t.arg.id({ required: true }) },
    description: 'One of the customer’s own orders; NOT_FOUND for any other.',
    resolve: (_, { id }, context) => ownOrder(context, id),
  }),
}))
