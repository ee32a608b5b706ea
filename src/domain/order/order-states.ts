import type { TransitionTable } from './transitions.ts'

/** The states of an order. Placing it is the customer's offer; the dealer's confirmation makes it a contract. */
export const ORDER_STATES = [
  'PLACED',
  'CONFIRMED',
  'REJECTED',
  'IN_PREPARATION',
  'READY_FOR_PICKUP',
  'SHIPPED',
  'HANDED_OVER',
  'COMPLETED',
  'CANCELLED',
  'WITHDRAWN',
  'RETURNED',
  'REFUNDED',
] as const
export type OrderState = (typeof ORDER_STATES)[number]

const BY_DEALER = ['MERCHANT', 'ADMIN'] as const
/** A timer cancels orders that the dealer does not answer or nobody pays; a bank those that it does not finance. */
const CANCELS = ['CUSTOMER', 'MERCHANT', 'ADMIN', 'PROVIDER', 'TIMER'] as const
/** Once a dealer has accepted, a customer has the right of withdrawal instead. */
const DEALER_CANCELS = ['MERCHANT', 'ADMIN', 'PROVIDER', 'TIMER'] as const
/** The customer declares it; a declaration by letter or telephone is entered by whoever received it. */
const WITHDRAWS = ['CUSTOMER', 'MERCHANT', 'ADMIN'] as const

export const ORDER_TRANSITIONS: TransitionTable<OrderState> = {
  PLACED: { CONFIRMED: BY_DEALER, REJECTED: BY_DEALER, CANCELLED: CANCELS, WITHDRAWN: WITHDRAWS },
  CONFIRMED: { IN_PREPARATION: BY_DEALER, CANCELLED: DEALER_CANCELS, WITHDRAWN: WITHDRAWS },
  IN_PREPARATION: {
    READY_FOR_PICKUP: BY_DEALER,
    SHIPPED: BY_DEALER,
    CANCELLED: DEALER_CANCELS,
    WITHDRAWN: WITHDRAWS,
  },
  READY_FOR_PICKUP: { HANDED_OVER: BY_DEALER, CANCELLED: DEALER_CANCELS, WITHDRAWN: WITHDRAWS },
  SHIPPED: { HANDED_OVER: BY_DEALER, CANCELLED: DEALER_CANCELS, WITHDRAWN: WITHDRAWS },
  HANDED_OVER: { COMPLETED: [...BY_DEALER, 'TIMER'], WITHDRAWN: WITHDRAWS },
  COMPLETED: { WITHDRAWN: WITHDRAWS },
  WITHDRAWN: { RETURNED: BY_DEALER, REFUNDED: BY_DEALER },
  RETURNED: { REFUNDED: BY_DEALER },
  REJECTED: {},
  CANCELLED: {},
  REFUNDED: {},
}

/** In these states an order has released its cars: they may be sold to somebody else. */
const ENDED: ReadonlySet<OrderState> = new Set(['REJECTED', 'CANCELLED', 'RETURNED', 'REFUNDED'])

export function releasesVehicles(state: OrderState): boolean {
  return ENDED.has(state)
}

/** States that cancel an order's invoice and open payments. */
const VOIDED: ReadonlySet<string> = new Set<OrderState>(['REJECTED', 'CANCELLED', 'WITHDRAWN'])

export function cancelsInvoice(state: string): boolean {
  return VOIDED.has(state)
}
