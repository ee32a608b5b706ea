import type { Locale } from '../locale.ts'
import { dayNumber } from './calendar-day.ts'

const AT_ONCE = { de: 'Sofort', en: 'Immediately' } as const

/**
 * A day as it is shown: „Sofort“ unless it is in the future, else dd.mm.yyyy in either language. Throws a RangeError for what is no day.
 * Source: specification, section 5.
 */
export function shownDay(day: string, today: string, locale: Locale): string {
  if (dayNumber(day) <= dayNumber(today)) return AT_ONCE[locale]
  const [year, month, date] = day.split('-')
  return `${date}.${month}.${year}`
}
