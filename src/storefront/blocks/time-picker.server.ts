import { clockTime } from '#domain/appointments/minutes.ts'
import { MANY_FREE_SLOTS } from '#domain/appointments/month-view.ts'
import type { SlotChoice } from '#domain/appointments/nearest-slots.ts'
import { TIMES_OF_DAY, timeOfDay } from '#domain/appointments/time-of-day.ts'
import { berlinToday } from '#domain/berlin-time.ts'
import { addDays, isDay } from '#domain/delivery/calendar-day.ts'
import { formatClock, formatDayName, formatMonthName } from '#domain/format/dates.ts'
import type { Locale } from '#domain/locale.ts'
import { weekdayOf } from '#domain/opening-hours.ts'
import { appointmentTexts, closedTexts, timeOfDayTexts } from '#messages/appointments.ts'
import { inLanguage } from '#messages/texts.ts'
import { weekdayTexts } from '#messages/weekdays.ts'
import type { AppointmentDaysFragment as Day } from '#storefront/generated/graphql.ts'
import type { Refusal } from './gateway-answer.ts'
import type { TimeChoice, TimePickerView } from './time-picker-view.ts'

const LISTED_DAYS = 3
/** How far ahead the list looks. */
const LIST_REACH_DAYS = 42

interface Picking {
  readonly url: URL
  readonly daysOf: (from: string, to: string) => Promise<readonly Day[]>
  readonly chosen: SlotChoice | null
}

/** The month of the address and the times of its day; without one those of the chosen time, otherwise of the next free day. */
export async function timePickerOf({ url, daysOf, chosen }: Picking, locale: Locale): Promise<TimePickerView> {
  const today = berlinToday()
  const coming = await daysOf(today, addDays(today, LIST_REACH_DAYS))
  const free = coming.filter(({ freeTimes }) => freeTimes > 0)
  const requestedDay = url.searchParams.get('day') ?? ''
  const day = isDay(requestedDay) ? requestedDay : (chosen?.day ?? free[0]?.day ?? today)
  const requestedMonth = url.searchParams.get('month') ?? ''
  const month = /^20\d\d-(0[1-9]|1[0-2])$/.test(requestedMonth) ? requestedMonth : day.slice(0, 7)
  const days = await daysOf(`${month}-01`, lastDayOf(month))
  const shown = days.find((each) => each.day === day)
  return {
    ...monthOf({ month, day, days, today }, url, locale),
    ...(shown && shown.times.length > 0 ? { times: timesOf(shown, chosen, locale) } : {}),
    nextDays: free
      .filter((each) => each.day !== shown?.day)
      .slice(0, LISTED_DAYS)
      .map((each) => ({
        day: formatDayName(each.day, locale),
        times: each.times.filter(({ isFree }) => isFree).map((time) => choiceOf(each.day, time, chosen)),
      })),
  }
}

/** The time that a button of the picker stands for; undefined for any other text. */
export function pickedTime(value: string | undefined | null): SlotChoice | undefined {
  const [, day = '', minute] = /^(\d{4}-\d\d-\d\d) (\d{1,4})$/.exec(value ?? '') ?? []
  return isDay(day) && minute !== undefined ? { day, minute: Number(minute) } : undefined
}

/** The free times that a refusal offers in place of a taken one. */
export function alternativesOf(refusals: readonly Refusal[], locale: Locale): TimeChoice[] {
  return refusals
    .flatMap(({ alternatives = [] }) => alternatives)
    .map((slot) => ({ value: `${slot.day} ${slot.minute}`, label: timeText(slot, locale), state: 'free' }))
}

export function timeText({ day, minute }: SlotChoice, locale: Locale): string {
  return `${formatDayName(day, locale)}, ${formatClock(clockTime(minute), locale)}`
}

/** The query of the page that shows a day; whatever else the address says stays. */
export function dayQuery(url: URL, day: string): string {
  return queryWith(url, { day })
}

function monthOf(
  { month, day, days, today }: { month: string; day: string; days: readonly Day[]; today: string },
  url: URL,
  locale: Locale,
) {
  const texts = inLanguage(appointmentTexts, locale)
  // Weeks that are over have nothing to choose.
  const monday = addDays(today, 1 - weekdayOf(today))
  const shown = days.filter((each) => each.day >= monday)
  const [before, after] = [addDays(`${month}-01`, -1).slice(0, 7), addDays(lastDayOf(month), 1).slice(0, 7)]
  const link = (other: string, text: (month: string) => string) => ({
    label: text(formatMonthName(other, locale)),
    href: queryWith(url, { month: other }),
  })
  return {
    month: formatMonthName(month, locale),
    weekdays: [1, 2, 3, 4, 5, 6, 7].map((weekday) => weekdayTexts.range[locale](String(weekday))),
    ...(before >= today.slice(0, 7) ? { earlier: link(before, texts.earlier) } : {}),
    later: link(after, texts.laterMonth),
    blanks: weekdayOf(shown[0]?.day ?? `${month}-01`) - 1,
    days: shown.map((each) => ({
      day: each.day,
      number: String(Number(each.day.slice(8))),
      name: formatDayName(each.day, locale),
      text: dayText(each, locale),
      ...(each.closed && each.closed !== 'CLOSED' ? { shortText: closedTexts.CLOSED[locale] } : {}),
      ...(each.freeTimes > 0 ? { href: dayQuery(url, each.day) } : {}),
      isMany: each.freeTimes >= MANY_FREE_SLOTS,
      isCurrent: each.day === day,
    })),
  }
}

function dayText({ closed, freeTimes, times }: Day, locale: Locale): string {
  const texts = inLanguage(appointmentTexts, locale)
  if (closed) return closedTexts[closed][locale]
  if (freeTimes > 0) return texts.freeTimes(freeTimes)
  return times.length > 0 ? texts.full : '–'
}

function timesOf(day: Day, chosen: SlotChoice | null, locale: Locale): NonNullable<TimePickerView['times']> {
  const texts = inLanguage(appointmentTexts, locale)
  const parts = TIMES_OF_DAY.map((part) => {
    const times = day.times.filter(({ minute }) => timeOfDay(minute) === part)
    return {
      title: timeOfDayTexts[part][locale],
      free: texts.freeTimes(times.filter(({ isFree }) => isFree).length),
      times: times.map((time) => choiceOf(day.day, time, chosen)),
    }
  })
  return { title: texts.timesOn(formatDayName(day.day, locale)), parts: parts.filter(({ times }) => times.length > 0) }
}

function choiceOf(day: string, { minute, isFree }: Day['times'][number], chosen: SlotChoice | null): TimeChoice {
  const isChosen = chosen?.day === day && chosen.minute === minute
  return {
    value: `${day} ${minute}`,
    label: clockTime(minute),
    state: isChosen ? 'chosen' : isFree ? 'free' : 'taken',
  }
}

function queryWith(url: URL, change: Readonly<Record<string, string>>): string {
  const search = new URLSearchParams(url.searchParams)
  for (const name of ['day', 'month']) search.delete(name)
  for (const [name, value] of Object.entries(change)) search.set(name, value)
  return `?${search.toString()}`
}

function lastDayOf(month: string): string {
  return addDays(`${addDays(`${month}-01`, 31).slice(0, 7)}-01`, -1)
}
