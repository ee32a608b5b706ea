import type { BillingAddress } from '#domain/account/address.ts'
import { ORDER_STATES } from '#domain/order/order-states.ts'
import type { OrderCustomer } from '#domain/order/order.ts'
import { PAYMENT_STATES } from '#domain/order/payment-states.ts'
import type { Changed } from '#use-cases/merchant-event/read-changed.ts'
import {
  type MachineOrder,
  type MachineOrderLine,
  readOrdersForMachine,
} from '#use-cases/dealer-api/orders-for-machine.ts'
import { unwrapOrThrow } from '../outcome.ts'
import { admit } from './admit.ts'
import { builder } from './builder.ts'
import { PAGE_ARGUMENTS, sinceOf } from './page-arguments.ts'

const OrderStateType = builder.enumType('OrderState', { values: ORDER_STATES })
const PaymentStateType = builder.enumType('PaymentState', { values: PAYMENT_STATES })

const CustomerType = builder.objectRef<OrderCustomer>('OrderCustomer').implement({
  fields: (t) => ({
    firstName: t.exposeString('firstName'),
    lastName: t.exposeString('lastName'),
    companyName: t.exposeString('companyName', { nullable: true }),
    vatId: t.exposeString('vatId', { nullable: true }),
    email: t.exposeString('email'),
  }),
})

const AddressType = builder.objectRef<BillingAddress>('Address').implement({
  fields: (t) => ({
    firstName: t.exposeString('firstName'),
    lastName: t.exposeString('lastName'),
    street: t.exposeString('street'),
    postalCode: t.exposeString('postalCode'),
    city: t.exposeString('city'),
  }),
})

const LineType = builder.objectRef<MachineOrderLine>('OrderLine').implement({
  fields: (t) => ({
    type: t.exposeString('type'),
    title: t.exposeString('title'),
    quantity: t.exposeInt('quantity'),
    unitPrice: t.expose('unitPrice', { type: 'Euro' }),
    vehicleNumber: t.exposeString('vehicleNumber', {
      nullable: true,
      description: 'Your own number of an ordered car.',
    }),
  }),
})

const OrderType = builder.objectRef<MachineOrder>('Order').implement({
  fields: (t) => ({
    number: t.id({ resolve: ({ id }) => String(id) }),
    placedAt: t.expose('placedAt', { type: 'DateTime' }),
    state: t.field({ type: OrderStateType, resolve: ({ state }) => state }),
    paymentState: t.field({ type: PaymentStateType, resolve: ({ paymentState }) => paymentState }),
    paymentMethod: t.exposeString('paymentMethod', { nullable: true }),
    total: t.expose('total', { type: 'Euro' }),
    customer: t.field({ type: CustomerType, resolve: ({ customer }) => customer }),
    billingAddress: t.field({ type: AddressType, resolve: ({ billing }) => billing }),
    deliveryAddress: t.field({
      type: AddressType,
      nullable: true,
      description: 'Null: it is picked up.',
      resolve: ({ deliveryAddress }) => deliveryAddress,
    }),
    lines: t.field({ type: [LineType], resolve: ({ lines }) => [...lines] }),
  }),
})

interface OrderPage extends Omit<Changed, 'ids'> {
  readonly orders: readonly MachineOrder[]
}

const OrderPageType = builder.objectRef<OrderPage>('OrderPage').implement({
  fields: (t) => ({
    nodes: t.field({ type: [OrderType], resolve: ({ orders }) => [...orders] }),
    next: t.exposeString('next', {
      description: 'Give it as `after` next time.',
    }),
    hasMore: t.exposeBoolean('hasMore'),
  }),
})

builder.queryField('orders', (t) =>
  t.field({
    type: OrderPageType,
    description: 'The orders that changed since a cursor, the oldest change first, for keys with the purpose ORDERS.',
    args: PAGE_ARGUMENTS,
    resolve: async (_, args, context) => {
      const { actor, deps } = admit(context)
      return unwrapOrThrow(await readOrdersForMachine(deps, actor, sinceOf(args)))
    },
  }),
)
