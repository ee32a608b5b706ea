import { sql } from 'kysely'
import type { ReadHandle } from '#database/handles.ts'
import { openingOfDay } from '#domain/appointments/opening-ranges.ts'
import { berlinToday } from '#domain/berlin-time.ts'
import { addDays } from '#domain/delivery/calendar-day.ts'
import { readCalendar } from '../../appointment/calendar.ts'
import { readCapacities } from '../../appointment/capacities.ts'
import { type FiguresOf, periodRows, readPeriodRows } from './periods-sql.ts'

interface AppointmentFigures {
  readonly utilisation: number | null
  readonly missed: number | null
}

/** How much of the workshop was booked, up to today, and how often nobody came. */
export async function readAppointmentFigures(read: ReadHandle, of: FiguresOf): Promise<AppointmentFigures[]> {
  const [missed, workshop] = await Promise.all([missedIn(read, of), workshopIn(read, of)])
  return of.periods.map((_, index) => ({ missed: missed[index] ?? null, utilisation: workshop[index] ?? null }))
}

async function missedIn(read: ReadHandle, { merchantId, periods }: FiguresOf): Promise<(number | null)[]> {
  const query = sql<{ share: number | null }>`
    select p.n, (100.0 * count(a.missed_at) / nullif(count(a.id), 0))::float as share
    from ${periodRows(periods)} left join appointments a on a.merchant_id = ${merchantId} and a.state = 'BOOKED'
      and a.starts_at < now() and a.starts_at >= p.since and a.starts_at < p.until
    group by p.n`
  return (await readPeriodRows(read, query)).map(({ share }) => share)
}

/** The capacity is that of the weekly plan as it stands now, on days that are open, or what was set for a day. */
async function workshopIn(read: ReadHandle, { merchantId, periods }: FiguresOf): Promise<(number | null)[]> {
  const calendar = await readCalendar(read, merchantId)
  const from = periods[0]?.from
  if (!calendar || from === undefined) return []
  const today = berlinToday()
  const capacitiesOf = await readCapacities(read, merchantId, { from, to: today })
  const rows = await read
    .selectFrom('appointments as a')
    .select('a.day')
    .select(sql<number>`sum((select coalesce(sum(w.value::int), 0) from jsonb_each_text(a.work) w))::int`.as('minutes'))
    .where('a.merchant_id', '=', merchantId)
    .where('a.state', '=', 'BOOKED')
    .where('a.day', '>=', from)
    .where('a.day', '<=', today)
    .groupBy('a.day')
    .execute()
  const booked = new Map(rows.map(({ day, minutes }) => [day, minutes]))
  return periods.map((period) => {
    const days = daysOf(period.from, period.to, today).filter((day) => openingOfDay(calendar, day).closed === null)
    const capacity = sum(days.flatMap((day) => Object.values(capacitiesOf(day))))
    return capacity === 0 ? null : (100 * sum(days.map((day) => booked.get(day) ?? 0))) / capacity
  })
}

function daysOf(from: string, to: string, today: string): string[] {
  const days: string[] = []
  for (let day = from; day < to && day <= today; day = addDays(day, 1)) days.push(day)
  return days
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
