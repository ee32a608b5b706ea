import type { SelectHandle } from '#database/handles.ts'
import { APPOINTMENT_MINUTES } from '#domain/appointments/calendar.ts'
import { type DayOfMonth, dayOfMonth, daysOfMonth } from '#domain/appointments/month-view.ts'
import { type SlotsOfDay, slotsOfDay } from '#domain/appointments/slots.ts'
import { berlinToday } from '#domain/berlin-time.ts'
import { readCalendar } from './calendar.ts'
import { readLoads } from './loads.ts'
import type { SlotQuery } from './slot-query.ts'

/** The times of each of the days, which are in order; empty for a merchant that takes no appointments online. */
export async function readSlots(
  read: SelectHandle,
  query: SlotQuery,
  days: readonly string[],
  now = new Date(),
): Promise<SlotsOfDay[]> {
  const calendar = await readCalendar(read, query.merchantId)
  const [from, to] = [days[0], days.at(-1)]
  if (!calendar || from === undefined || to === undefined) return []
  const loadOf = await readLoads(read, query, { from, to })
  const request = { lengthMinutes: APPOINTMENT_MINUTES[query.kind], work: query.work ?? {} }
  const clock = { now, today: berlinToday(now) }
  return days.map((day) => slotsOfDay(calendar, day, loadOf(day), request, clock))
}

/** How much is free on each day of a month, `YYYY-MM`. */
export async function readMonth(
  read: SelectHandle,
  query: SlotQuery,
  month: string,
  now = new Date(),
): Promise<DayOfMonth[]> {
  return (await readSlots(read, query, daysOfMonth(month), now)).map(dayOfMonth)
}
