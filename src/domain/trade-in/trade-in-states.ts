import type { TransitionTable } from '../order/transitions.ts'

/** Where a customer's car stands that a dealer is to take in payment. */
export const TRADE_IN_STATES = [
  'ESTIMATED',
  'OFFER_REQUESTED',
  'INSPECTION_BOOKED',
  'OFFERED',
  'ACCEPTED',
  'DECLINED',
  'EXPIRED',
  'PURCHASED',
] as const
export type TradeInState = (typeof TRADE_IN_STATES)[number]

const BY_DEALER = ['MERCHANT', 'ADMIN'] as const
/** An order that holds it has ended, by whoever ends orders. */
const ENDS_ORDER = ['CUSTOMER', 'MERCHANT', 'ADMIN', 'TIMER'] as const

/**
 * Source: domain research, section 6.1. An offer binds its dealer until its last day, so that a dealer cannot take it back. It is accepted
 * with the order that it lowers the price of; where that order comes to nothing before the hand-over the customer has the offer again, and
 * where goods come back after it, the old car goes back as well, and the offer is over.
 */
export const TRADE_IN_TRANSITIONS: TransitionTable<TradeInState> = {
  ESTIMATED: { OFFER_REQUESTED: ['CUSTOMER'] },
  OFFER_REQUESTED: { INSPECTION_BOOKED: ['CUSTOMER', 'MERCHANT', 'ADMIN'] },
  INSPECTION_BOOKED: { OFFERED: BY_DEALER },
  OFFERED: { ACCEPTED: ['CUSTOMER'], DECLINED: ['CUSTOMER'], EXPIRED: ['TIMER'] },
  ACCEPTED: { PURCHASED: BY_DEALER, OFFERED: ENDS_ORDER, EXPIRED: ENDS_ORDER },
  DECLINED: {},
  EXPIRED: {},
  PURCHASED: { EXPIRED: BY_DEALER },
}
