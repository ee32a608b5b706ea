import type { VehicleShipping } from '../delivery/shipping-kinds.ts'
import { type FinancingState, isFinancingSettled } from './financing-states.ts'
import type { OrderState } from './order-states.ts'
import type { PaymentMethod } from './payment-methods.ts'
import type { PaymentState } from './payment-states.ts'

/** The facts that decide whether goods may leave their dealer. `due`: cents paid directly. */
interface OwedOrder {
  readonly payment: PaymentState
  readonly method: PaymentMethod | null
  readonly due: number
}

/** The facts that decide whether a time for the hand-over can be chosen. */
export interface HandOverFacts {
  readonly state: OrderState
  readonly financing: FinancingState
  readonly delivery: { readonly vehicles: VehicleShipping | null }
}

/** Whether the customer can choose when to pick the car up: it is ready at a dealer's, and the bank has approved what it is to pay. */
export function canChooseHandOver({ state, financing, delivery: { vehicles } }: HandOverFacts): boolean {
  const isPickedUp = vehicles === 'PICK_UP' || vehicles === 'DELIVERY_TO_DEALER'
  return state === 'READY_FOR_PICKUP' && isPickedUp && isFinancingSettled(financing)
}

/** Whether the goods leave their dealer with this state. */
export function releasesGoods(to: string): boolean {
  return to === 'SHIPPED' || to === 'HANDED_OVER'
}

/**
 * Whether an order may be dispatched: the amount due is paid, or is paid at the dealer's, or nothing is due because a bank pays everything
 * or the customer is paid out. A down payment is due like any price.
 */
export function canDispatch({ payment, method, due }: OwedOrder): boolean {
  if (payment === 'PAID' || due <= 0) return true
  return method === null || method === 'DEALER' || method === 'PAYOUT'
}

/** Whether the goods had left their dealer in this state. */
export function hasLeftDealer(state: string): boolean {
  return releasesGoods(state) || state === 'COMPLETED'
}
