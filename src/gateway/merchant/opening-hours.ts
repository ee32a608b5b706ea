import type { FederalState } from '#domain/delivery/federal-state.ts'
import type { Locale } from '#domain/locale.ts'
import type { OpeningHours } from '#domain/merchant.ts'
import { weekdayOf } from '#domain/opening-hours.ts'
import { openingState } from '#domain/opening-state.ts'
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

/** Today's opening hours in Berlin, in words, or when it opens next; null where none are known. */
export function hoursTodayText(
  openingHours: readonly OpeningHours[],
  state: FederalState | null,
  locale: Locale,
): string | null {
  const texts = inLanguage(weekdayTexts, locale)
  const opening = openingState(openingHours, state, new Date())
  if (!opening) return null
  if (opening.kind === 'OPEN_TODAY') return texts.today(texts.hours(opening.hours))
  const closed = opening.kind === 'CLOSED_TODAY' ? texts.closedToday : texts.closedNow
  if (!opening.next) return closed
  const { day, minutes } = opening.next
  return `${closed} · ${texts.opens(texts.range(String(weekdayOf(day))), minutes)}`
}
