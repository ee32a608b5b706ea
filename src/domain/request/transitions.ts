import type { StateActor } from '../order/transitions.ts'
import { type ClosingReason, DECLINED_REASONS, LOST_REASONS, WON_REASONS } from './closing-reasons.ts'
import { PRIVATE_SALE_TRANSITIONS } from './private-sale-transitions.ts'
import type { RequestKind } from './request.ts'

export const REQUEST_STATES = {
  CONTACT: ['NEW', 'IN_PROGRESS', 'WON', 'LOST'],
  BOOKING: ['REQUESTED', 'CONFIRMED', 'ALTERNATIVE_PROPOSED', 'DECLINED', 'DONE', 'NO_SHOW', 'CANCELLED'],
  PRIVATE_SALE: ['IN_REVIEW', 'ONLINE', 'RESERVED', 'SOLD', 'EXPIRED', 'REJECTED', 'ENDED'],
} as const satisfies Record<RequestKind, readonly [string, ...string[]]>
export type RequestState = (typeof REQUEST_STATES)[RequestKind][number]

/** Days after the last change, or the time the request itself holds. */
type TimeOfTransition = { readonly days: number } | 'expiresAt'

interface RequestTransition {
  readonly kind: RequestKind
  readonly from: RequestState
  readonly to: RequestState
  readonly actors: readonly StateActor[]
  /** One of these has to be given; left out: none is. */
  readonly reasons?: readonly ClosingReason[]
  /** When the clock causes it. */
  readonly after?: TimeOfTransition
}

const SELLER: readonly StateActor[] = ['MERCHANT', 'ADMIN']
const CUSTOMER: readonly StateActor[] = ['CUSTOMER']
const TIMER: readonly StateActor[] = ['TIMER']

/** A request that nobody answers ends after a month, a conversation two months after its last message. */
const UNANSWERED_DAYS = 30
const SILENT_DAYS = 60

function contactEnds(from: 'NEW' | 'IN_PROGRESS', clock: ClosingReason, days: number): RequestTransition[] {
  const row = { kind: 'CONTACT', from } as const
  return [
    { ...row, to: 'WON', actors: SELLER, reasons: WON_REASONS },
    { ...row, to: 'LOST', actors: SELLER, reasons: LOST_REASONS },
    { ...row, to: 'LOST', actors: CUSTOMER, reasons: ['WITHDRAWN'] },
    { ...row, to: 'LOST', actors: TIMER, reasons: [clock], after: { days } },
  ]
}

const BOOKING = { kind: 'BOOKING' } as const

/** Every change of state that a request can go through, and who causes it. */
export const REQUEST_TRANSITIONS: readonly RequestTransition[] = [
  { kind: 'CONTACT', from: 'NEW', to: 'IN_PROGRESS', actors: SELLER },
  ...contactEnds('NEW', 'UNANSWERED', UNANSWERED_DAYS),
  ...contactEnds('IN_PROGRESS', 'NO_ACTIVITY', SILENT_DAYS),

  { ...BOOKING, from: 'REQUESTED', to: 'CONFIRMED', actors: SELLER },
  { ...BOOKING, from: 'REQUESTED', to: 'ALTERNATIVE_PROPOSED', actors: SELLER },
  { ...BOOKING, from: 'REQUESTED', to: 'DECLINED', actors: SELLER, reasons: DECLINED_REASONS },
  { ...BOOKING, from: 'REQUESTED', to: 'CANCELLED', actors: CUSTOMER, reasons: ['WITHDRAWN'] },
  { ...BOOKING, from: 'ALTERNATIVE_PROPOSED', to: 'CONFIRMED', actors: CUSTOMER },
  { ...BOOKING, from: 'ALTERNATIVE_PROPOSED', to: 'CANCELLED', actors: CUSTOMER, reasons: ['WITHDRAWN'] },
  {
    ...BOOKING,
    from: 'ALTERNATIVE_PROPOSED',
    to: 'CANCELLED',
    actors: TIMER,
    reasons: ['PROPOSAL_EXPIRED'],
    after: 'expiresAt',
  },
  { ...BOOKING, from: 'CONFIRMED', to: 'ALTERNATIVE_PROPOSED', actors: SELLER },
  { ...BOOKING, from: 'CONFIRMED', to: 'DONE', actors: SELLER },
  { ...BOOKING, from: 'CONFIRMED', to: 'NO_SHOW', actors: SELLER },
  { ...BOOKING, from: 'CONFIRMED', to: 'CANCELLED', actors: SELLER, reasons: DECLINED_REASONS },
  { ...BOOKING, from: 'CONFIRMED', to: 'CANCELLED', actors: CUSTOMER, reasons: ['WITHDRAWN'] },

  ...PRIVATE_SALE_TRANSITIONS,
]

/** The state in which requests of a kind begin. */
export function firstState(kind: RequestKind): RequestState {
  return REQUEST_STATES[kind][0]
}

/** Whether no state follows: the request is closed. */
export function isClosed(kind: RequestKind, state: RequestState): boolean {
  return !REQUEST_TRANSITIONS.some((row) => row.kind === kind && row.from === state)
}

export interface RequestStep {
  readonly kind: RequestKind
  readonly from: RequestState
  readonly to: RequestState
  readonly actor: StateActor
  readonly reason?: ClosingReason | undefined
}

/** Whether the table allows this step to this actor, for this reason. */
export function allowsStep({ kind, from, to, actor, reason }: RequestStep): boolean {
  return transitionsFrom(kind, from, actor).some(
    (row) => row.to === to && (row.reasons ? reason !== undefined && row.reasons.includes(reason) : !reason),
  )
}

/** What an actor can do with a request in this state. */
export function transitionsFrom(kind: RequestKind, from: RequestState, actor: StateActor): RequestTransition[] {
  return REQUEST_TRANSITIONS.filter((row) => row.kind === kind && row.from === from && row.actors.includes(actor))
}

/** The transitions that the clock causes. */
export const TIMED_TRANSITIONS = REQUEST_TRANSITIONS.flatMap(({ kind, from, to, reasons, after }) =>
  after ? [{ kind, from, to, reason: reasons?.[0], after }] : [],
)
