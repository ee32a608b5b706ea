import type { OrderSubject } from '#domain/order/transitions.ts'
import { methodChosen } from '#domain/order/payment-change.ts'

/** An event as far as the history groups it. */
export interface TimelineEvent {
  readonly actor: string
  readonly subject: OrderSubject
  readonly fromState: string | null
  readonly toState: string
  readonly reason: string | null
}

export interface TimelineEntry<Event> {
  /** The last of the events it combines. */
  readonly event: Event
  /** Number of failed payments in a row; 0 for any other event. */
  readonly failures: number
}

/**
 * The history as people read it, the oldest first: failed payments in a row are one line, and the beginning of a payment is shown only
 * until its result is known.
 */
export function timelineOf<Event extends TimelineEvent>(events: readonly Event[]): TimelineEntry<Event>[] {
  const entries: TimelineEntry<Event>[] = []
  events.forEach((event, index) => {
    const isLastOfPayment = events.slice(index + 1).every(({ subject }) => subject !== 'PAYMENT')
    if (isBeginning(event) && !isLastOfPayment) return
    const before = entries.at(-1)
    if (!isFailure(event)) entries.push({ event, failures: 0 })
    else if (before && before.failures > 0) entries.splice(-1, 1, { event, failures: before.failures + 1 })
    else entries.push({ event, failures: 1 })
  })
  return entries
}

/** Whether the last payment attempt has failed, and nothing has been paid or chosen since. */
export function endsInFailure(events: readonly TimelineEvent[]): boolean {
  const last = events.findLast((event) => event.subject === 'PAYMENT')
  return last !== undefined && isFailure(last)
}

/** The provider reports that a payment was declined, abandoned or has expired. */
function isFailure({ subject, actor, fromState, toState }: TimelineEvent): boolean {
  return (
    subject === 'PAYMENT' && actor === 'PROVIDER' && fromState !== null && toState === 'WAITING_FOR_PAYMENT_DETAILS'
  )
}

/** Payment details are awaited, or a payment session is open. */
function isBeginning(event: TimelineEvent): boolean {
  const { subject, fromState, toState, reason } = event
  if (subject !== 'PAYMENT' || isFailure(event) || methodChosen(reason)) return false
  return toState === 'WAITING_FOR_PAYMENT_DETAILS' || (toState === 'PAYMENT_DETAILS_IN_PROGRESS' && fromState !== null)
}
