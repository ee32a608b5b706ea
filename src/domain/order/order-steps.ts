import type { CustomerKind } from '../account/customer.ts'
import { ORDER_TRANSITIONS, type OrderState } from './order-states.ts'
import type { PaymentMethod, PaymentProviderKind } from './payment-methods.ts'
import type { PaymentState } from './payment-states.ts'
import { canTransition } from './transitions.ts'

/** What decides what a customer can do with an order. */
export interface OrderStanding {
  readonly state: OrderState
  readonly payment: PaymentState
  readonly method: PaymentMethod | null
  readonly provider: PaymentProviderKind | null
  readonly customerKind: CustomerKind
}

/** Before a dealer has accepted, a customer takes the offer back. */
export function mayCancel({ state }: OrderStanding): boolean {
  return canTransition(ORDER_TRANSITIONS, state, 'CANCELLED', 'CUSTOMER')
}

/** Consumers have the right of withdrawal; how long it lasts is checked by nobody before a declaration is taken. */
export function mayWithdraw({ state, customerKind }: OrderStanding): boolean {
  return customerKind === 'PRIVATE' && canTransition(ORDER_TRANSITIONS, state, 'WITHDRAWN', 'CUSTOMER')
}

/** Card and PayPal are paid on a page of their own. */
export function isPayableOnline({ state, payment, provider, method }: OrderStanding): boolean {
  return (
    provider !== 'BANKING_REQUEST' &&
    (method === 'CREDIT_CARD' || method === 'PAYPAL') &&
    isUnpaid(payment) &&
    isRunning(state)
  )
}

/** Money is to be transferred: once the dealer has accepted, for before there is no contract. */
export function awaitsTransfer({ state, payment, method }: OrderStanding): boolean {
  if (!isUnpaid(payment) || !isRunning(state)) return false
  return (method === 'PREPAYMENT' || method === 'BANK_TRANSFER') && state !== 'PLACED'
}

function isUnpaid(payment: PaymentState): boolean {
  return payment === 'WAITING_FOR_PAYMENT_DETAILS' || payment === 'PAYMENT_DETAILS_IN_PROGRESS'
}

const OVER: ReadonlySet<OrderState> = new Set(['REJECTED', 'CANCELLED', 'WITHDRAWN', 'RETURNED', 'REFUNDED'])

/** It has neither ended nor been withdrawn from. */
export function isRunning(state: OrderState): boolean {
  return !OVER.has(state)
}
