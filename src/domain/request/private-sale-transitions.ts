import type { StateActor } from '../order/transitions.ts'
import { REJECTION_REASONS } from './closing-reasons.ts'

const KIND = { kind: 'PRIVATE_SALE' } as const
const SELLER: readonly StateActor[] = ['CUSTOMER']
/** Rules look at an offer first (PROVIDER), a person where one of them applies. */
const REVIEWERS: readonly StateActor[] = ['PROVIDER', 'ADMIN']
const TIMER: readonly StateActor[] = ['TIMER']
const ENDS = { ...KIND, to: 'ENDED', actors: ['CUSTOMER', 'ADMIN'] as readonly StateActor[] } as const

/** How long an offer that is not online any more can be renewed or changed, in days. */
const FORGOTTEN_DAYS = 30

/** What can happen to a private person's offer. Everything the seller changes goes back to the review. */
export const PRIVATE_SALE_TRANSITIONS = [
  { ...KIND, from: 'IN_REVIEW', to: 'ONLINE', actors: REVIEWERS },
  { ...KIND, from: 'IN_REVIEW', to: 'REJECTED', actors: ['ADMIN'], reasons: REJECTION_REASONS },
  { ...KIND, from: 'ONLINE', to: 'IN_REVIEW', actors: SELLER },
  { ...KIND, from: 'ONLINE', to: 'ONLINE', actors: SELLER },
  { ...KIND, from: 'ONLINE', to: 'RESERVED', actors: SELLER },
  { ...KIND, from: 'ONLINE', to: 'SOLD', actors: SELLER },
  { ...KIND, from: 'ONLINE', to: 'REJECTED', actors: ['ADMIN'], reasons: REJECTION_REASONS },
  { ...KIND, from: 'ONLINE', to: 'EXPIRED', actors: TIMER, after: 'expiresAt' },
  { ...KIND, from: 'RESERVED', to: 'ONLINE', actors: SELLER },
  { ...KIND, from: 'RESERVED', to: 'SOLD', actors: SELLER },
  { ...KIND, from: 'RESERVED', to: 'REJECTED', actors: ['ADMIN'], reasons: REJECTION_REASONS },
  { ...KIND, from: 'RESERVED', to: 'EXPIRED', actors: TIMER, after: 'expiresAt' },
  { ...KIND, from: 'EXPIRED', to: 'ONLINE', actors: SELLER },
  { ...KIND, from: 'EXPIRED', to: 'IN_REVIEW', actors: SELLER },
  { ...KIND, from: 'REJECTED', to: 'IN_REVIEW', actors: SELLER },
  ...(['IN_REVIEW', 'ONLINE', 'RESERVED', 'EXPIRED', 'REJECTED'] as const).map((from) => ({
    ...{ ...ENDS, from },
    reasons: ['WITHDRAWN'] as const,
  })),
  ...(['EXPIRED', 'REJECTED'] as const).map((from) => ({
    ...({
      ...KIND,
      from,
      to: 'ENDED',
      actors: TIMER,
      reasons: ['NO_ACTIVITY'],
      after: { days: FORGOTTEN_DAYS },
    } as const),
  })),
] as const
