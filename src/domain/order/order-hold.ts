import type { OrderState } from './order-states.ts'

/** Days: longer than this nobody waits for a car without agreeing on it anew. */
export const MAX_HOLD_DAYS = 60

/** A dealer's answer to an order cannot be put off: the customer has until then to wait. */
const HOLDABLE: ReadonlySet<OrderState> = new Set(['CONFIRMED', 'IN_PREPARATION', 'READY_FOR_PICKUP', 'SHIPPED'])

export function isHoldable(state: OrderState): boolean {
  return HOLDABLE.has(state)
}
