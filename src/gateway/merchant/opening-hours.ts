import { berlinToday } from '#domain/berlin-time.ts'
import type { Locale } from '#domain/locale.ts'
import type { OpeningHours } from '#domain/merchant.ts'
import { hoursOn } from '#domain/opening-hours.ts'
import { inLanguage } from '#messages/texts.ts'
import { weekdayTexts } from '#messages/weekdays.ts'
import { builder } from '../builder.ts'

interface OpeningHoursText {
  readonly days: string
  readonly hours: string
}

export const OpeningHoursType = builder.objectRef<OpeningHoursText>('OpeningHours').implement({
  fields: (t) => ({ days: t.exposeString('days'), hours: t.exposeString('hours') }),
})

export const WeeklyHoursType = builder.objectRef<OpeningHours>('WeeklyHours').implement({
  fields: (t) => ({
    days: t.exposeString('days', { description: 'Weekdays as `1` to `7`, Monday first: `1-5`.' }),
    hours: t.exposeString('hours', { nullable: true, description: '`09:00–18:30`; null: closed.' }),
  }),
})

export function openingHoursText({ days, hours }: OpeningHours, locale: Locale): OpeningHoursText {
  const texts = inLanguage(weekdayTexts, locale)
  return { days: texts.range(days), hours: hours === null ? texts.closed : texts.hours(hours) }
}

/** Today's opening hours in Berlin, in words; null where none are known. */
export function hoursTodayText(openingHours: readonly OpeningHours[], locale: Locale): string | null {
  const today = berlinToday()
  const row = hoursOn(openingHours, today)
  if (!row) return null
  return inLanguage(weekdayTexts, locale).today(openingHoursText(row, locale).hours)
}
