import { addMonths } from '../calendar-month.ts'
import { addDays, dayNumber } from '../delivery/calendar-day.ts'
import { weekdayOf } from '../opening-hours.ts'
import { daysOfMonth } from './month-view.ts'

export const CALENDAR_VIEWS = ['day', 'week', 'month'] as const
export type CalendarView = (typeof CALENDAR_VIEWS)[number]

export interface CalendarRange {
  readonly from: string
  readonly to: string
  /** A day of the range before and of the one after. */
  readonly earlier: string
  readonly later: string
}

/** The days a view shows around a day: the day, its week from Monday on, or its month in whole weeks. */
export function calendarRange(view: CalendarView, day: string): CalendarRange {
  if (view === 'day') return { from: day, to: day, earlier: addDays(day, -1), later: addDays(day, 1) }
  const monday = mondayOf(day)
  if (view === 'week')
    return { from: monday, to: addDays(monday, 6), earlier: addDays(day, -7), later: addDays(day, 7) }
  const month = day.slice(0, 7)
  const last = daysOfMonth(month).at(-1) ?? day
  return {
    ...{ from: mondayOf(`${month}-01`), to: addDays(mondayOf(last), 6) },
    ...{ earlier: `${addMonths(month, -1)}-01`, later: `${addMonths(month, 1)}-01` },
  }
}

function mondayOf(day: string): string {
  return addDays(day, 1 - weekdayOf(day))
}

/** The number of a day's week (ISO 8601): the first week of a year has its first Thursday. */
export function weekNumber(day: string): number {
  const thursday = addDays(mondayOf(day), 3)
  return Math.floor((dayNumber(thursday) - dayNumber(`${thursday.slice(0, 4)}-01-01`)) / 7) + 1
}
