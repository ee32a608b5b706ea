import type { OrderState } from './order-states.ts'
import type { TransitionTable } from './transitions.ts'

/** Whether the bank finances what it is to finance. NOT_NEEDED: nothing of the order is financed or leased. */
export const FINANCING_STATES = ['NOT_NEEDED', 'WAITING', 'APPROVED', 'REJECTED', 'WITHDRAWN'] as const
export type FinancingState = (typeof FINANCING_STATES)[number]

/** The bank answers itself, or the dealer or operator records its answer. */
const DECIDES = ['PROVIDER', 'MERCHANT', 'ADMIN'] as const
/** The customer gives the application up; an order that ends takes its application with it, whoever ended it. */
const GIVES_UP = ['CUSTOMER', 'PROVIDER', 'MERCHANT', 'ADMIN', 'TIMER'] as const

export const FINANCING_TRANSITIONS: TransitionTable<FinancingState> = {
  NOT_NEEDED: {},
  WAITING: { APPROVED: DECIDES, REJECTED: DECIDES, WITHDRAWN: GIVES_UP },
  APPROVED: { WITHDRAWN: GIVES_UP },
  REJECTED: {},
  WITHDRAWN: {},
}

export function firstFinancingState(isFinanced: boolean): FinancingState {
  return isFinanced ? 'WAITING' : 'NOT_NEEDED'
}

/** Whether the price is covered as agreed: nothing is financed, or the bank has approved. */
export function isFinancingSettled(financing: FinancingState): boolean {
  return financing === 'NOT_NEEDED' || financing === 'APPROVED'
}

/** The financing has failed, so the order cannot be carried out as agreed. */
export function endsOrder(financing: FinancingState): boolean {
  return financing === 'REJECTED' || financing === 'WITHDRAWN'
}

/** The steps with which a dealer carries an order out. */
const CARRIED_OUT: ReadonlySet<OrderState> = new Set(['IN_PREPARATION', 'READY_FOR_PICKUP', 'SHIPPED', 'HANDED_OVER'])

/** Whether this step has to wait for the financing. A dealer can accept before: the contract then depends on the bank's approval. */
export function waitsForFinancing(to: OrderState, financing: FinancingState): boolean {
  return CARRIED_OUT.has(to) && !isFinancingSettled(financing)
}

/** The reason of the cancellation that follows; what the bank said stays with the bank and its customer. */
export const FINANCING_ENDED = 'FINANCING_ENDED'
