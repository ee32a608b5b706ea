import type { StaffCalendar } from './calendar-lanes.server.ts'

type Busyness = {
  readonly days: readonly Pick<StaffCalendar['days'][number], 'day' | 'closed' | 'blocks'>[]
  readonly appointments: readonly Pick<StaffCalendar['appointments'][number], 'day'>[]
}

/**
 * The day that a calendar opens on where the address names none: today, or the next day with appointments where today has none. Null where
 * today is a free Sunday with nothing after it, so that the days that follow are worth a look.
 */
export function dayToOpen(calendar: Busyness, today: string): string | null {
  const busy = calendar.days.find(({ day }) => day >= today && hasAppointments(calendar, day))
  if (busy) return busy.day
  const own = calendar.days.find(({ day }) => day === today)
  return own && isIdle(own, calendar) ? null : today
}

/** A closed Sunday without blocks and appointments; the week leaves it out. */
export function isIdle({ day, closed, blocks }: Busyness['days'][number], calendar: Busyness): boolean {
  const isSunday = new Date(`${day}T12:00:00Z`).getUTCDay() === 0
  return isSunday && closed !== null && blocks.length === 0 && !hasAppointments(calendar, day)
}

function hasAppointments({ appointments }: Busyness, day: string): boolean {
  return appointments.some((each) => each.day === day)
}
