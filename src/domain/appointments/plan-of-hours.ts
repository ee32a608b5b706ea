import type { OpeningHours } from '../merchant.ts'
import { hoursOn } from '../opening-hours.ts'
import type { DayPlan } from './calendar.ts'
import { minuteOfClockTime, type MinuteRange, MINUTES_OF_DAY } from './minutes.ts'

/** A Sunday, so that adding a weekday's number gives a day of that weekday. */
const SUNDAY = 4

/** The weekly plan of a calendar that follows the opening hours, `09:00–18:30`. */
export function planOfHours(hours: readonly OpeningHours[]): DayPlan[] {
  return [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) => {
    const range = rangeOfHours(hoursOn(hours, `2026-01-${String(SUNDAY + weekday).padStart(2, '0')}`)?.hours ?? '')
    return range ? [{ weekday, ...range, breaks: [] }] : []
  })
}

/** Undefined for anything that is no range of times. */
export function rangeOfHours(text: string): MinuteRange | undefined {
  const [from, to] = text.split('–').map((time) => (time === '24:00' ? MINUTES_OF_DAY : minuteOfClockTime(time)))
  return from === undefined || to === undefined || to <= from ? undefined : { from, to }
}
