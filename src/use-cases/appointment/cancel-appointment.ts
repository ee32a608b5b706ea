import { sql } from 'kysely'
import type { WriteHandle } from '#database/handles.ts'
import { type Refused, refused } from '#domain/refused.ts'
import { type Appointment, readAppointment } from './appointment.ts'

/**
 * Cancels the appointment of a request, in the transaction that changes the request: its time is free for others. One that has begun stays
 * as it was, and cancelling it again changes nothing. NOT_FOUND where the request has none.
 */
export async function cancelAppointment(
  handle: WriteHandle,
  requestId: number,
): Promise<{ readonly kind: 'done'; readonly appointment: Appointment } | Refused> {
  await handle
    .updateTable('appointments')
    .set({ state: 'CANCELLED', sequence: sql<number>`sequence + 1`, changed_at: new Date() })
    .where('request_id', '=', requestId)
    .where('state', '=', 'BOOKED')
    .where('starts_at', '>', sql<Date>`now()`)
    .execute()
  const appointment = await readAppointment(handle, requestId)
  return appointment ? { kind: 'done', appointment } : refused('NOT_FOUND')
}
