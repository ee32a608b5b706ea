import { berlinToday } from '#domain/berlin-time.ts'
import { addDays } from '#domain/delivery/calendar-day.ts'

export interface Work<Row> {
  readonly dueAt: Date
  readonly row: Row
}

export type WorkTime = 'overdue' | 'now' | 'tomorrow' | 'later'

/** Work in groups by the day in Berlin on which it is due, overdue first and in its given order; empty groups are left out. */
export function groupByTime<Row>(
  work: readonly Work<Row>[],
  now: Date,
): { readonly time: WorkTime; readonly rows: readonly Row[] }[] {
  const today = berlinToday(now)
  const tomorrow = addDays(today, 1)
  const timeOf = ({ dueAt }: Work<Row>): WorkTime => {
    const day = berlinToday(dueAt)
    if (dueAt < now) return 'overdue'
    if (day <= today) return 'now'
    return day === tomorrow ? 'tomorrow' : 'later'
  }
  const groups = Map.groupBy(work, timeOf)
  return (['overdue', 'now', 'tomorrow', 'later'] as const).flatMap((time) => {
    const items = groups.get(time) ?? []
    return items.length > 0 ? [{ time, rows: items.map(({ row }) => row) }] : []
  })
}
