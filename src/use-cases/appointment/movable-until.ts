import type { SelectHandle } from '#database/handles.ts'
import { movableUntil } from '#domain/appointments/movable-until.ts'
import type { Appointment } from './appointment.ts'
import { readCalendar } from './calendar.ts'

/** Until when the customer can give an appointment another time; null for one that is cancelled. */
export async function readMovableUntil(read: SelectHandle, appointment: Appointment): Promise<Date | null> {
  const calendar = await readCalendar(read, appointment.merchantId)
  return movableUntil(appointment, calendar?.noticeMinutes ?? 0)
}
