import type { CustomerKind } from '../account/customer.ts'
import { type FinancingState, isFinancingSettled } from './financing-states.ts'
import { ORDER_TRANSITIONS, type OrderState } from './order-states.ts'
import type { PaymentMethod, PaymentProviderKind } from './payment-methods.ts'
import type { PaymentState } from './payment-states.ts'
import { canTransition } from './transitions.ts'

/** The facts that decide what a customer can do with an order. */
export interface OrderStatus {
  readonly state: OrderState
  readonly payment: PaymentState
  readonly method: PaymentMethod | null
  readonly provider: PaymentProviderKind | null
  readonly financing: FinancingState
  readonly customerKind: CustomerKind
}

/** Whether the order waits for the bank's answer. */
export function awaitsFinancing({ state, financing }: Pick<OrderStatus, 'state' | 'financing'>): boolean {
  return isRunning(state) && financing === 'WAITING'
}

/** The customer can cancel until the dealer has accepted. */
export function mayCancel({ state }: OrderStatus): boolean {
  return canTransition(ORDER_TRANSITIONS, state, 'CANCELLED', 'CUSTOMER')
}

/** Consumers have a right of withdrawal; whether its period has ended is not checked before a declaration is accepted. */
export function mayWithdraw({ state, customerKind }: OrderStatus): boolean {
  return customerKind === 'PRIVATE' && canTransition(ORDER_TRANSITIONS, state, 'WITHDRAWN', 'CUSTOMER')
}

/** Whether the order can be paid now on a provider's page. */
export function isPayableOnline({ state, payment, provider, method }: OrderStatus): boolean {
  return (
    provider !== 'BANKING_REQUEST' &&
    (method === 'CREDIT_CARD' || method === 'PAYPAL') &&
    isUnpaid(payment) &&
    isRunning(state)
  )
}

/**
 * Whether a transfer is due: once the dealer has accepted, because before there is no contract, and once the bank has approved, because
 * without its money there is nothing to make a down payment on.
 */
export function awaitsTransfer({ state, payment, method, financing }: OrderStatus): boolean {
  if (!isUnpaid(payment) || !isRunning(state) || !isFinancingSettled(financing)) return false
  return (method === 'PREPAYMENT' || method === 'BANK_TRANSFER') && state !== 'PLACED'
}

function isUnpaid(payment: PaymentState): boolean {
  return payment === 'WAITING_FOR_PAYMENT_DETAILS' || payment === 'PAYMENT_DETAILS_IN_PROGRESS'
}

const OVER: ReadonlySet<OrderState> = new Set(['REJECTED', 'CANCELLED', 'WITHDRAWN', 'RETURNED', 'REFUNDED'])

/** Whether the order has neither ended nor been withdrawn from. */
export function isRunning(state: OrderState): boolean {
  return !OVER.has(state)
}
