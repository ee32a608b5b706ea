import type { StateActor } from '../order/transitions.ts'

const KIND = { kind: 'HAND_OVER' } as const
const SELLER: readonly StateActor[] = ['MERCHANT', 'ADMIN']
const CUSTOMER: readonly StateActor[] = ['CUSTOMER']
const TIMER: readonly StateActor[] = ['TIMER']
/** Whoever can end the order. */
const ENDS_ORDER: readonly StateActor[] = ['CUSTOMER', 'MERCHANT', 'ADMIN', 'PROVIDER', 'TIMER']

/** What can happen to the hand-over of a bought car. The chosen time is fixed at once: the dealer's calendar offers it. */
export const HAND_OVER_TRANSITIONS = [
  { ...KIND, from: 'CONFIRMED', to: 'CONFIRMED', actors: CUSTOMER, isMove: true },
  { ...KIND, from: 'CONFIRMED', to: 'ALTERNATIVE_PROPOSED', actors: SELLER, isMove: true },
  { ...KIND, from: 'ALTERNATIVE_PROPOSED', to: 'ALTERNATIVE_PROPOSED', actors: SELLER, isMove: true },
  { ...KIND, from: 'ALTERNATIVE_PROPOSED', to: 'CONFIRMED', actors: CUSTOMER, isMove: true },
  { ...KIND, from: 'ALTERNATIVE_PROPOSED', to: 'CONFIRMED', actors: CUSTOMER },
  {
    ...KIND,
    from: 'ALTERNATIVE_PROPOSED',
    to: 'CANCELLED',
    actors: TIMER,
    reasons: ['PROPOSAL_EXPIRED'],
    after: 'expiresAt',
  },
  // A time that has passed without a hand-over makes room for another one.
  { ...KIND, from: 'CONFIRMED', to: 'NO_SHOW', actors: [...SELLER, ...CUSTOMER] },
  ...(['CONFIRMED', 'ALTERNATIVE_PROPOSED'] as const).flatMap((from) => [
    { ...KIND, from, to: 'DONE', actors: SELLER } as const,
    { ...KIND, from, to: 'CANCELLED', actors: SELLER, reasons: ['NO_CAPACITY', 'OTHER'] } as const,
    { ...KIND, from, to: 'CANCELLED', actors: CUSTOMER, reasons: ['WITHDRAWN'] } as const,
    { ...KIND, from, to: 'CANCELLED', actors: ENDS_ORDER, reasons: ['ORDER_ENDED'] } as const,
  ]),
] as const
