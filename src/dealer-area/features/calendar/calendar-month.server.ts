import type { Locale } from '#domain/locale.ts'
import { dealerCalendarTexts } from '#messages/dealer-calendar.ts'
import type { StaffCalendar } from './calendar-lanes.server.ts'
import { formatDayName } from '#domain/format/dates.ts'

export interface MonthView {
  readonly weekdays: readonly string[]
  readonly weeks: readonly (readonly {
    readonly key: string
    readonly number: string
    readonly label: string
    readonly href: string
    readonly count: string
    /** The same in a narrow column. */
    readonly figure: string
    readonly notes: readonly { readonly text: string; readonly isOver: boolean }[]
    readonly isToday: boolean
    readonly isOutside: boolean
    readonly isClosed: boolean
  }[])[]
}

const DAYS_OF_WEEK = 7

/** Each day with how many appointments it has, and what is unusual about it. */
export function monthOf(
  { days, appointments }: StaffCalendar,
  { day: chosen, today, locale }: { readonly day: string; readonly today: string; readonly locale: Locale },
  hrefOf: (day: string) => string,
): MonthView {
  const texts = dealerCalendarTexts
  const counted = Map.groupBy(appointments, ({ day }) => day)
  const cells = days.map(({ day, closed, loads, blocks }) => {
    const count = counted.get(day)?.length ?? 0
    const isOver = loads.some(({ booked, capacity }) => booked > capacity)
    const over = isOver ? [{ text: texts.over[locale], isOver: true }] : []
    return {
      ...{ key: day, number: String(Number(day.slice(8))), label: formatDayName(day, locale), href: hrefOf(day) },
      ...{ isToday: day === today, isOutside: day.slice(0, 7) !== chosen.slice(0, 7), isClosed: closed !== null },
      count: count > 0 ? texts.appointments[locale](count) : '',
      figure: String(count),
      notes: [...over, ...blocks.map(({ reason }) => ({ text: reason, isOver: false }))],
    }
  })
  return {
    weekdays: days.slice(0, DAYS_OF_WEEK).map(({ day }) => formatDayName(day, locale, 'weekday')),
    weeks: Array.from({ length: Math.ceil(cells.length / DAYS_OF_WEEK) }, (_, week) =>
      cells.slice(week * DAYS_OF_WEEK, (week + 1) * DAYS_OF_WEEK),
    ),
  }
}
