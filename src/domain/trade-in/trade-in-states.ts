import type { TransitionTable } from '../order/transitions.ts'

/** The states of a trade-in. */
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
/** Actors that can end the order of a trade-in. */
const ENDS_ORDER = ['CUSTOMER', 'MERCHANT', 'ADMIN', 'TIMER'] as const
/** Before there is an offer the customer withdraws, the dealer declines, or nobody does anything for too long. */
const ENDS_REQUEST = { DECLINED: ['CUSTOMER', ...BY_DEALER], EXPIRED: ['TIMER'] } as const

/**
 * An offer binds its dealer until its last day. It is accepted with the order whose price it lowers;
 * where that order ends before the hand-over the offer is open again, and where goods are returned after it, the trade-in vehicle is
 * returned as well, and the offer has ended.
 */
export const TRADE_IN_TRANSITIONS: TransitionTable<TradeInState> = {
  ESTIMATED: { OFFER_REQUESTED: ['CUSTOMER'] },
  OFFER_REQUESTED: { INSPECTION_BOOKED: ['CUSTOMER', 'MERCHANT', 'ADMIN'], ...ENDS_REQUEST },
  INSPECTION_BOOKED: { OFFERED: BY_DEALER, ...ENDS_REQUEST },
  OFFERED: { ACCEPTED: ['CUSTOMER'], DECLINED: ['CUSTOMER'], EXPIRED: ['TIMER'] },
  ACCEPTED: { PURCHASED: BY_DEALER, OFFERED: ENDS_ORDER, EXPIRED: ENDS_ORDER },
  DECLINED: {},
  EXPIRED: {},
  PURCHASED: { EXPIRED: BY_DEALER },
}
