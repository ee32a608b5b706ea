import type { OrderState } from './order-states.ts'

/** Days: for a longer wait dealer and customer have to agree anew. */
export const MAX_HOLD_DAYS = 60

/** An order that the dealer has not answered cannot be put off, because the customer waits for that answer. */
const HOLDABLE: ReadonlySet<OrderState> = new Set(['CONFIRMED', 'IN_PREPARATION', 'READY_FOR_PICKUP', 'SHIPPED'])

export function isHoldable(state: OrderState): boolean {
  return HOLDABLE.has(state)
}
