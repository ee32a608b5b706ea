import type { WriteHandle } from '#database/handles.ts'
import { type Refused, refused } from '#domain/refused.ts'
import { isToCome } from '#domain/request/appointment-steps.ts'
import { changeAnyRequest } from '../../banking/change-any-request.ts'
import { lockRequest } from '../../request/lock-request.ts'
import { type CalendarAppointment, readCalendarRows } from './calendar-rows.ts'

type Outcome = Promise<{ readonly kind: 'done' } | Refused>

/** Marks an appointment as missed and ends its request where it ends with that. Refused: CONFLICT before its time, and a second time. */
export async function recordNoShow(
  handle: WriteHandle,
  { id, requestId, startsAt, isMissed, steps }: CalendarAppointment,
): Outcome {
  if (isMissed || isToCome(startsAt, new Date())) return refused('CONFLICT')
  await handle.updateTable('appointments').set({ missed_at: new Date() }).where('id', '=', id).execute()
  return steps.noShow ? changeAnyRequest(handle, { requestId, to: steps.noShow, actor: 'MERCHANT' }) : { kind: 'done' }
}

/** As `recordNoShow`, for the appointment of a request; one without an appointment only ends. */
export async function endWithNoShow(handle: WriteHandle, requestId: number): Outcome {
  await lockRequest(handle, requestId)
  const appointment = (await readCalendarRows(handle, { requestId })).at(-1)
  if (!appointment?.steps.noShow) return changeAnyRequest(handle, { requestId, to: 'NO_SHOW', actor: 'MERCHANT' })
  return recordNoShow(handle, appointment)
}
