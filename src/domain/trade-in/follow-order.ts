import type { OrderState } from '../order/order-states.ts'
import type { TradeInState } from './trade-in-states.ts'

/** States in which an order releases its trade-in: the offer is open again, or has expired. */
const RELEASING: ReadonlySet<OrderState> = new Set(['REJECTED', 'CANCELLED', 'WITHDRAWN', 'RETURNED', 'REFUNDED'])

/** States in which the goods are back at the dealer's, and so is the trade-in vehicle at the customer's. */
const BACK: ReadonlySet<OrderState> = new Set(['RETURNED', 'REFUNDED'])

/**
 * The state of a trade-in after its order reaches a state; null where nothing changes. The trade-in vehicle changes hands together with the
 * bought one, there and back. `isValid`: the offer's last day has not passed.
 */
export function tradeInStateAfter(
  from: 'ACCEPTED' | 'PURCHASED',
  order: OrderState,
  isValid: boolean,
): TradeInState | null {
  if (from === 'PURCHASED') return BACK.has(order) ? 'EXPIRED' : null
  if (order === 'HANDED_OVER') return 'PURCHASED'
  if (!RELEASING.has(order)) return null
  return isValid ? 'OFFERED' : 'EXPIRED'
}
