import type { ClosingReason } from './closing-reasons.ts'
import type { RequestKind } from './request.ts'
import { moveFrom, type RequestState, transitionsFrom } from './transitions.ts'

/** What staff can do with the appointment of a request, and whose answer it waits for. */
export interface AppointmentSteps {
  readonly waitsFor: 'MERCHANT' | 'CUSTOMER' | null
  readonly confirm: RequestState | null
  readonly cancel: { readonly to: RequestState; readonly reasons: readonly ClosingReason[] } | null
  readonly isMovable: boolean
  /** Only where the request ends with it: of other kinds the appointment alone is marked. */
  readonly noShow: RequestState | null
}

/** Whether an appointment is still to come: until then nobody has missed it, and it can be moved. Null: there is none. */
export function isToCome(startsAt: Date | null, now: Date): boolean {
  return startsAt !== null && startsAt > now
}

/** The states in which a request ends when its seller cancels the appointment. */
const CANCELLED: readonly RequestState[] = ['DECLINED', 'CANCELLED', 'LOST']

/** Follows from the table of transitions of the request; nothing here allows more than it does. */
export function appointmentSteps(kind: RequestKind, state: RequestState): AppointmentSteps {
  const steps = transitionsFrom(kind, state, 'MERCHANT')
  const isPending = (kind === 'BOOKING' && state === 'REQUESTED') || (kind === 'CONTACT' && state === 'NEW')
  const confirm = isPending ? (kind === 'BOOKING' ? 'CONFIRMED' : 'IN_PROGRESS') : null
  const cancel = steps.find(({ to }) => CANCELLED.includes(to))
  return {
    waitsFor: isPending ? 'MERCHANT' : state === 'ALTERNATIVE_PROPOSED' ? 'CUSTOMER' : null,
    confirm,
    cancel: cancel ? { to: cancel.to, reasons: cancel.reasons ?? [] } : null,
    isMovable: moveFrom(kind, state, 'MERCHANT') !== undefined,
    noShow: steps.some(({ to }) => to === 'NO_SHOW') ? 'NO_SHOW' : null,
  }
}
