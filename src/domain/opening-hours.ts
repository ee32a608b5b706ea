import type { OpeningHours } from './merchant.ts'

/** The row of opening hours for a day, `YYYY-MM-DD`; undefined where none covers that weekday. */
export function hoursOn(hours: readonly OpeningHours[], day: string): OpeningHours | undefined {
  const weekday = weekdayOf(day)
  return hours.find(({ days }) => {
    const [first, last = first] = days.split('-').map(Number)
    return first !== undefined && last !== undefined && first <= weekday && weekday <= last
  })
}

/** Monday is 1, Sunday 7. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T12:00:00Z`).getUTCDay() || 7
}
