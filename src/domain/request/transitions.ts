import type { StateActor } from '../order/transitions.ts'
import {
  type ClosingReason,
  DECLINED_REASONS,
  LOST_REASONS,
  NOT_BOUGHT_REASONS,
  WON_REASONS,
} from './closing-reasons.ts'
import { HAND_OVER_TRANSITIONS } from './hand-over-transitions.ts'
import { PRIVATE_SALE_TRANSITIONS } from './private-sale-transitions.ts'
import type { RequestKind } from './request.ts'

export const REQUEST_STATES = {
  CONTACT: ['NEW', 'IN_PROGRESS', 'WON', 'LOST'],
  BOOKING: ['REQUESTED', 'CONFIRMED', 'ALTERNATIVE_PROPOSED', 'DECLINED', 'DONE', 'NO_SHOW', 'CANCELLED'],
  TRADE_IN: ['OFFER_REQUESTED', 'INSPECTION_BOOKED', 'OFFERED', 'ACCEPTED', 'DECLINED', 'EXPIRED', 'PURCHASED'],
  FINANCING: ['SUBMITTED', 'IN_REVIEW', 'DOCUMENTS_MISSING', 'APPROVED', 'REJECTED', 'WITHDRAWN'],
  HAND_OVER: ['CONFIRMED', 'ALTERNATIVE_PROPOSED', 'DONE', 'NO_SHOW', 'CANCELLED'],
  PRIVATE_SALE: ['IN_REVIEW', 'ONLINE', 'RESERVED', 'SOLD', 'EXPIRED', 'REJECTED', 'ENDED'],
} as const satisfies Record<RequestKind, readonly [string, ...string[]]>
export type RequestState = (typeof REQUEST_STATES)[RequestKind][number]

/**
 * Days after the last change, the time the request itself holds, or as soon as its car is sold to somebody else or no longer on offer.
 */
export type TimeOfTransition = { readonly days: number } | 'expiresAt' | 'vehicleSold' | 'vehicleRemoved'

interface RequestTransition {
  readonly kind: RequestKind
  readonly from: RequestState
  readonly to: RequestState
  readonly actors: readonly StateActor[]
  /** One of these has to be given; left out: none is. */
  readonly reasons?: readonly ClosingReason[]
  /** When the clock causes it. */
  readonly after?: TimeOfTransition
  /** Only together with another time for its appointment. */
  readonly isMove?: true
}

const SELLER: readonly StateActor[] = ['MERCHANT', 'ADMIN']
const CUSTOMER: readonly StateActor[] = ['CUSTOMER']
const TIMER: readonly StateActor[] = ['TIMER']
const BOTH_SIDES: readonly StateActor[] = [...SELLER, ...CUSTOMER]

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
    { ...row, to: 'LOST', actors: TIMER, reasons: ['VEHICLE_SOLD'], after: 'vehicleSold' },
    { ...row, to: 'LOST', actors: TIMER, reasons: ['NO_LONGER_OFFERED'], after: 'vehicleRemoved' },
  ]
}

/** The bank decides itself, or the dealer or operator records what it says. */
const BANK: readonly StateActor[] = ['PROVIDER', 'MERCHANT', 'ADMIN']

/** From every open state of an application the bank can decide, the customer give up, and the order end. */
function applicationEnds(from: 'SUBMITTED' | 'IN_REVIEW' | 'DOCUMENTS_MISSING'): RequestTransition[] {
  const row = { kind: 'FINANCING', from } as const
  return [
    { ...row, to: 'APPROVED', actors: BANK },
    { ...row, to: 'REJECTED', actors: BANK },
    { ...row, to: 'WITHDRAWN', actors: CUSTOMER, reasons: ['WITHDRAWN'] },
    { ...row, to: 'WITHDRAWN', actors: [...BANK, ...TIMER], reasons: ['ORDER_ENDED'] },
  ]
}

const FINANCING = { kind: 'FINANCING' } as const
const BOOKING = { kind: 'BOOKING' } as const
const TRADE_IN = { kind: 'TRADE_IN' } as const
/** Who can end the order that accepted an offer. */
const ENDS_ORDER: readonly StateActor[] = ['CUSTOMER', 'MERCHANT', 'ADMIN', 'TIMER']

/** A trade-in without an offer ends by the customer, the dealer, or the clock. */
function tradeInEnds(
  from: 'OFFER_REQUESTED' | 'INSPECTION_BOOKED',
  clock: ClosingReason,
  days: number,
): RequestTransition[] {
  return [
    { ...TRADE_IN, from, to: 'DECLINED', actors: SELLER, reasons: NOT_BOUGHT_REASONS },
    { ...TRADE_IN, from, to: 'DECLINED', actors: CUSTOMER, reasons: ['WITHDRAWN'] },
    { ...TRADE_IN, from, to: 'EXPIRED', actors: TIMER, reasons: [clock], after: { days } },
  ]
}

/** Every change of state that a request can go through, and who causes it. */
export const REQUEST_TRANSITIONS: readonly RequestTransition[] = [
  { kind: 'CONTACT', from: 'NEW', to: 'IN_PROGRESS', actors: SELLER },
  { kind: 'CONTACT', from: 'NEW', to: 'NEW', actors: CUSTOMER, isMove: true },
  { kind: 'CONTACT', from: 'NEW', to: 'IN_PROGRESS', actors: SELLER, isMove: true },
  { kind: 'CONTACT', from: 'IN_PROGRESS', to: 'IN_PROGRESS', actors: BOTH_SIDES, isMove: true },
  ...contactEnds('NEW', 'UNANSWERED', UNANSWERED_DAYS),
  ...contactEnds('IN_PROGRESS', 'NO_ACTIVITY', SILENT_DAYS),

  { ...BOOKING, from: 'REQUESTED', to: 'CONFIRMED', actors: SELLER },
  { ...BOOKING, from: 'REQUESTED', to: 'ALTERNATIVE_PROPOSED', actors: SELLER, isMove: true },
  { ...BOOKING, from: 'REQUESTED', to: 'REQUESTED', actors: CUSTOMER, isMove: true },
  { ...BOOKING, from: 'REQUESTED', to: 'DECLINED', actors: SELLER, reasons: DECLINED_REASONS },
  { ...BOOKING, from: 'REQUESTED', to: 'CANCELLED', actors: CUSTOMER, reasons: ['WITHDRAWN'] },
  { ...BOOKING, from: 'ALTERNATIVE_PROPOSED', to: 'ALTERNATIVE_PROPOSED', actors: SELLER, isMove: true },
  { ...BOOKING, from: 'ALTERNATIVE_PROPOSED', to: 'REQUESTED', actors: CUSTOMER, isMove: true },
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
  { ...BOOKING, from: 'CONFIRMED', to: 'ALTERNATIVE_PROPOSED', actors: SELLER, isMove: true },
  // The workshop confirms the new time as it did the first.
  { ...BOOKING, from: 'CONFIRMED', to: 'REQUESTED', actors: CUSTOMER, isMove: true },
  { ...BOOKING, from: 'CONFIRMED', to: 'DONE', actors: SELLER },
  { ...BOOKING, from: 'CONFIRMED', to: 'NO_SHOW', actors: SELLER },
  { ...BOOKING, from: 'CONFIRMED', to: 'CANCELLED', actors: SELLER, reasons: DECLINED_REASONS },
  { ...BOOKING, from: 'CONFIRMED', to: 'CANCELLED', actors: CUSTOMER, reasons: ['WITHDRAWN'] },

  // The states of the trade-in itself (domain/trade-in/trade-in-states.ts), which moves together with its request.
  { ...TRADE_IN, from: 'OFFER_REQUESTED', to: 'INSPECTION_BOOKED', actors: ['CUSTOMER', ...SELLER] },
  ...tradeInEnds('OFFER_REQUESTED', 'UNANSWERED', UNANSWERED_DAYS),
  { ...TRADE_IN, from: 'INSPECTION_BOOKED', to: 'INSPECTION_BOOKED', actors: BOTH_SIDES, isMove: true },
  { ...TRADE_IN, from: 'INSPECTION_BOOKED', to: 'OFFERED', actors: SELLER },
  ...tradeInEnds('INSPECTION_BOOKED', 'NO_ACTIVITY', SILENT_DAYS),
  { ...TRADE_IN, from: 'OFFERED', to: 'ACCEPTED', actors: CUSTOMER },
  { ...TRADE_IN, from: 'OFFERED', to: 'DECLINED', actors: CUSTOMER, reasons: ['WITHDRAWN'] },
  { ...TRADE_IN, from: 'OFFERED', to: 'EXPIRED', actors: TIMER, reasons: ['OFFER_EXPIRED'] },
  { ...TRADE_IN, from: 'ACCEPTED', to: 'PURCHASED', actors: SELLER },
  { ...TRADE_IN, from: 'ACCEPTED', to: 'OFFERED', actors: ENDS_ORDER },
  { ...TRADE_IN, from: 'ACCEPTED', to: 'EXPIRED', actors: ENDS_ORDER, reasons: ['OFFER_EXPIRED'] },
  { ...FINANCING, from: 'SUBMITTED', to: 'IN_REVIEW', actors: BANK },
  { ...FINANCING, from: 'SUBMITTED', to: 'DOCUMENTS_MISSING', actors: BANK },
  { ...FINANCING, from: 'IN_REVIEW', to: 'DOCUMENTS_MISSING', actors: BANK },
  { ...FINANCING, from: 'DOCUMENTS_MISSING', to: 'IN_REVIEW', actors: [...BANK, ...CUSTOMER] },
  ...applicationEnds('SUBMITTED'),
  ...applicationEnds('IN_REVIEW'),
  ...applicationEnds('DOCUMENTS_MISSING'),
  ...PRIVATE_SALE_TRANSITIONS,
  ...HAND_OVER_TRANSITIONS,
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
  /** Its appointment has got another time with it. */
  readonly isMove?: boolean | undefined
}

/** Whether the table allows this step to this actor, for this reason. */
export function allowsStep({ kind, from, to, actor, reason, isMove }: RequestStep): boolean {
  const rows = isMove
    ? [moveFrom(kind, from, actor)].filter((row) => row !== undefined)
    : transitionsFrom(kind, from, actor)
  return rows.some(
    (row) => row.to === to && (row.reasons ? reason !== undefined && row.reasons.includes(reason) : !reason),
  )
}

/** What an actor can do with a request in this state, its appointment left as it is. */
export function transitionsFrom(kind: RequestKind, from: RequestState, actor: StateActor): RequestTransition[] {
  return REQUEST_TRANSITIONS.filter(
    (row) => row.kind === kind && row.from === from && row.actors.includes(actor) && !row.isMove,
  )
}

/** What becomes of a request in this state when an actor gives its appointment another time; undefined where that is not possible. */
export function moveFrom(kind: RequestKind, from: RequestState, actor: StateActor): RequestTransition | undefined {
  return REQUEST_TRANSITIONS.find(
    (row) => row.kind === kind && row.from === from && row.actors.includes(actor) && row.isMove,
  )
}

/** With which reasons a seller can close a request on its page: contacts only, the other kinds have steps of their own. */
export function closingReasonsOf(kind: RequestKind, from: RequestState): ClosingReason[] {
  if (kind !== 'CONTACT') return []
  return transitionsFrom(kind, from, 'MERCHANT').flatMap(({ reasons = [] }) => reasons)
}

/** The step with which a seller closes a request on its page for this reason; undefined where that is not possible. */
export function closingStep(
  kind: RequestKind,
  from: RequestState,
  reason: ClosingReason,
): RequestTransition | undefined {
  if (!closingReasonsOf(kind, from).includes(reason)) return undefined
  return transitionsFrom(kind, from, 'MERCHANT').find(({ reasons }) => reasons?.includes(reason))
}

/** The transitions that the clock causes. */
export const TIMED_TRANSITIONS = REQUEST_TRANSITIONS.flatMap(({ kind, from, to, reasons, after }) =>
  after ? [{ kind, from, to, reason: reasons?.[0], after }] : [],
)
