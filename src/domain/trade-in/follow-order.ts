import type { OrderState } from '../order/order-states.ts'
import type { TradeInState } from './trade-in-states.ts'

/** In these an order no longer asks for the car: the customer has the offer again, or had it until it ran out. */
const LETS_GO: ReadonlySet<OrderState> = new Set(['REJECTED', 'CANCELLED', 'WITHDRAWN', 'RETURNED', 'REFUNDED'])

/**
 * What becomes of an accepted trade-in when its order reaches a state; null: nothing. The old car changes hands with the new one. `isValid`:
 * the offer's last day is not over.
 */
export function tradeInStateAfter(order: OrderState, isValid: boolean): TradeInState | null {
  if (order === 'HANDED_OVER') return 'PURCHASED'
  if (!LETS_GO.has(order)) return null
  return isValid ? 'OFFERED' : 'EXPIRED'
}
