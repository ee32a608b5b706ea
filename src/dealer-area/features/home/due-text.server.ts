import { berlinToday } from '#domain/berlin-time.ts'
import { addDays } from '#domain/delivery/calendar-day.ts'
import { formatNearInstant } from '#domain/format/dates.ts'
import type { Locale } from '#domain/locale.ts'

/** The groups of today and tomorrow name their day themselves. */
export function dueText(dueAt: string, locale: Locale): string {
  const today = berlinToday()
  const tomorrow = addDays(today, 1)
  return formatNearInstant(dueAt, locale, berlinToday(new Date(dueAt)) === tomorrow ? tomorrow : today)
}
