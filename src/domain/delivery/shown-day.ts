import type { Locale } from '../locale.ts'
import { formatDate } from '../format/dates.ts'
import { dayNumber } from './calendar-day.ts'

const AT_ONCE = { de: 'Sofort', en: 'Immediately' } as const

/**
 * A day as it is shown: „Sofort“ unless it is in the future, else dd.mm.yyyy, in English as English dates are (specification, section 5).
 * Throws a RangeError for what is no day.
 */
export function shownDay(day: string, today: string, locale: Locale): string {
  if (dayNumber(day) <= dayNumber(today)) return AT_ONCE[locale]
  return formatDate(day, locale)
}
