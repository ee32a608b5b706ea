import type { PaymentMethod } from './payment-methods.ts'
import type { PaymentState } from './payment-states.ts'

/** What decides whether goods may leave their dealer. `due`: cents that are paid directly. */
export interface OwedOrder {
  readonly payment: PaymentState
  readonly method: PaymentMethod | null
  readonly due: number
}

/** With these the goods leave their dealer. */
export function releasesGoods(to: string): boolean {
  return to === 'SHIPPED' || to === 'HANDED_OVER'
}

/**
 * Whether what is ordered may leave its dealer: what is due directly is paid, or paid only then: at the dealer's, or not at all because a
 * bank pays all of it or the customer is paid out. A down payment is due as any price is. Source: domain research, section 6.1.
 */
export function canDispatch({ payment, method, due }: OwedOrder): boolean {
  if (payment === 'PAID' || due <= 0) return true
  return method === null || method === 'DEALER' || method === 'PAYOUT'
}

/** Whether an order that was withdrawn from in this state has left goods with its customer, or on the way. */
export function hasLeftDealer(state: string): boolean {
  return releasesGoods(state) || state === 'COMPLETED'
}
