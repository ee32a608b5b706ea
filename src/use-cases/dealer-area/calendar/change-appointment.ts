import type { WriteHandle, Writer } from '#database/handles.ts'
import type { SlotChoice } from '#domain/appointments/nearest-slots.ts'
import { type Refused, refused } from '#domain/refused.ts'
import { isToCome } from '#domain/request/appointment-steps.ts'
import type { ClosingReason } from '#domain/request/closing-reasons.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { changeAnyRequest } from '../../banking/change-any-request.ts'
import { lockRequest } from '../../request/lock-request.ts'
import { moveRequestTime } from '../../request/move-request-time.ts'
import type { AuditEntry } from '../../audit/record-audit.ts'
import { audited } from '../audited.ts'
import { authorizeRequest } from '../authorize-case.ts'
import { type CalendarAppointment, readCalendarRows } from './calendar-rows.ts'
import { recordNoShow } from './record-no-show.ts'
import { appointmentFingerprint } from './staff-appointment.ts'

type Done = { readonly kind: 'done' }
type Outcome = Promise<Done | Refused>

interface Shown {
  readonly requestId: number
  /** Of the form. */
  readonly fingerprint: string
}

/** Confirms a time that the customer has chosen. Refused as `change`; CONFLICT where nothing waits for it. */
export function confirmAppointment(writer: Writer, actor: StaffActor, shown: Shown): Outcome {
  return change(
    writer,
    actor,
    shown,
    { operation: 'confirm-appointment' },
    (handle, { steps: { confirm }, requestId }) =>
      confirm ? changeAnyRequest(handle, { requestId, to: confirm, actor: 'MERCHANT' }) : refused('CONFLICT'),
  )
}

/** Gives an appointment another time; its customer is mailed. Refused as `change` and `moveRequestTime`. */
export function moveStaffAppointment(
  writer: Writer,
  actor: StaffActor,
  shown: Shown,
  slot: SlotChoice,
): Promise<Done | Refused> {
  return change(
    writer,
    actor,
    shown,
    { operation: 'move-appointment', after: slot },
    (handle, { requestId, startsAt }) =>
      isToCome(startsAt, new Date())
        ? moveRequestTime(handle, { requestId, slot, actor: 'MERCHANT' })
        : refused('CONFLICT'),
  )
}

/** Cancels an appointment, which ends its request. Refused as `change`; CONFLICT where it cannot be cancelled with this reason. */
export function cancelStaffAppointment(
  writer: Writer,
  actor: StaffActor,
  shown: Shown,
  reason: ClosingReason,
): Outcome {
  const entry = { operation: 'cancel-appointment', after: { reason } } as const
  return change(writer, actor, shown, entry, (handle, { steps: { cancel }, requestId }) =>
    cancel ? changeAnyRequest(handle, { requestId, to: cancel.to, actor: 'MERCHANT', reason }) : refused('CONFLICT'),
  )
}

/** Records that nobody came; bookings and hand-overs end with it. Refused as `change`; CONFLICT before its time, and a second time. */
export function markNoShow(writer: Writer, actor: StaffActor, shown: Shown): Outcome {
  return change(writer, actor, shown, { operation: 'mark-no-show' }, recordNoShow)
}

/** Refused as by `authorizeRequest`; NOT_FOUND without an appointment, CHANGED where something else was shown. */
function change(
  writer: Writer,
  actor: StaffActor,
  { requestId, fingerprint }: Shown,
  entry: { readonly operation: AuditEntry['operation']; readonly after?: object },
  run: (handle: WriteHandle, appointment: CalendarAppointment) => Outcome | Refused,
): Outcome {
  return audited<Done>(writer, actor, {
    allow: (handle) => authorizeRequest(handle, actor, 'calendar.change', requestId),
    entry: { ...entry, subject: `request ${requestId}` },
    change: async (handle) => {
      await lockRequest(handle, requestId)
      const appointment = (await readCalendarRows(handle, { requestId })).at(-1)
      if (!appointment) return refused('NOT_FOUND')
      return appointmentFingerprint(appointment) === fingerprint ? run(handle, appointment) : refused('CHANGED')
    },
  })
}
