import { isHoliday } from '../delivery/holidays.ts'
import { weekdayOf } from '../opening-hours.ts'
import type { AppointmentCalendar } from './calendar.ts'
import { type MinuteRange, subtractRanges } from './minutes.ts'

export type ClosedReason = 'CLOSED' | 'HOLIDAY' | 'EXCEPTION'

export interface OpeningOfDay {
  readonly ranges: readonly MinuteRange[]
  /** Why nothing is open; null where something is. */
  readonly closed: ClosedReason | null
}

/**
 * When appointments are possible on a day, before anything is booked. An exception of the day counts before a holiday and the weekday's
 * plan; breaks of the weekday are cut out of either.
 */
export function openingOfDay(calendar: AppointmentCalendar, day: string): OpeningOfDay {
  const plans = calendar.plan.filter(({ weekday }) => weekday === weekdayOf(day))
  const breaks = plans.flatMap((plan) => plan.breaks)
  const exception = calendar.exceptions.find((row) => row.day === day)
  if (exception) return exception.open ? open([exception.open], breaks) : closedBy('EXCEPTION')
  if (calendar.closedOnHolidays && isHoliday(day, calendar.federalState)) return closedBy('HOLIDAY')
  return plans.length > 0 ? open(plans, breaks) : closedBy('CLOSED')
}

function open(ranges: readonly MinuteRange[], breaks: readonly MinuteRange[]): OpeningOfDay {
  const bare = ranges.map(({ from, to }) => ({ from, to }))
  return { ranges: subtractRanges(bare, breaks), closed: null }
}

function closedBy(closed: ClosedReason): OpeningOfDay {
  return { ranges: [], closed }
}
