import type { OrderState } from '../order/order-states.ts'
import type { TradeInState } from './trade-in-states.ts'

/** In these an order no longer asks for the car: the customer has the offer again, or had it until it ran out. */
const LETS_GO: ReadonlySet<OrderState> = new Set(['REJECTED', 'CANCELLED', 'WITHDRAWN', 'RETURNED', 'REFUNDED'])

/** With these the goods are back at their dealer's, and so is everything at the customer's. */
const BACK: ReadonlySet<OrderState> = new Set(['RETURNED', 'REFUNDED'])

/**
 * What becomes of a trade-in when its order reaches a state; null: nothing. The old car changes hands with the new one, there and back.
 * `isValid`: the offer's last day is not over.
 */
export function tradeInStateAfter(
  from: 'ACCEPTED' | 'PURCHASED',
  order: OrderState,
  isValid: boolean,
): TradeInState | null {
  if (from === 'PURCHASED') return BACK.has(order) ? 'EXPIRED' : null
  if (order === 'HANDED_OVER') return 'PURCHASED'
  if (!LETS_GO.has(order)) return null
  return isValid ? 'OFFERED' : 'EXPIRED'
}
