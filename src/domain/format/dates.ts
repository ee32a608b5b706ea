import { berlinToday } from '../berlin-time.ts'
import type { Locale } from '../locale.ts'

/** Making a formatter takes a hundred times as long as formatting: each is made once, when it is needed. */
function formatterOf(
  options: Intl.DateTimeFormatOptions,
  names: Readonly<Record<Locale, string>> = { de: 'de-DE', en: 'en-GB' },
) {
  const made: Partial<Record<Locale, Intl.DateTimeFormat>> = {}
  return (locale: Locale) => (made[locale] ??= new Intl.DateTimeFormat(names[locale], options))
}

/** English days look the same everywhere: ICU has a comma behind some weekdays, and four letters for September alone. */
function plainEnglish(written: string): string {
  return written.replace(',', '').replace(/\bSept\b/, 'Sep')
}

const shortDay = formatterOf({ weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' })
const appointmentDay = formatterOf({
  ...{ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  timeZone: 'Europe/Berlin',
})
/** Days in lists and calendars, by how much of them is shown. */
const DAYS = {
  full: formatterOf({ weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }),
  withYear: formatterOf({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }),
  weekdayAndDate: formatterOf({ weekday: 'short', day: 'numeric', timeZone: 'UTC' }),
  weekday: formatterOf({ weekday: 'short', timeZone: 'UTC' }),
  dayOfMonth: formatterOf({ day: 'numeric', month: 'short', timeZone: 'UTC' }),
}
const longDay = formatterOf({ day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
const monthName = formatterOf({ month: 'long', year: 'numeric', timeZone: 'UTC' })
const clock = formatterOf({ timeZone: 'Europe/Berlin', timeStyle: 'medium' }, { de: 'sv-SE', en: 'sv-SE' })

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** `2026-11-20` → "20.11.2026" (de), "20 Nov 2026" (en). */
export function formatDate(day: string, locale: Locale): string {
  const [year = '', month = '', date = ''] = day.split('-')
  return locale === 'de' ? `${date}.${month}.${year}` : `${Number(date)} ${MONTHS[Number(month) - 1]} ${year}`
}

/** `2026-12-03` where there is little room: "Do., 3. Dez.", "Thu 3 Dec". */
export function formatShortDay(day: string, locale: Locale): string {
  const written = shortDay(locale).format(new Date(`${day}T00:00Z`))
  return locale === 'de' ? written.replace(/^(\p{L}+),/u, '$1.,') : plainEnglish(written)
}

/** `2026-12-01` as "Dienstag, 1. Dezember", "Tuesday 1 December"; or shorter: "Di., 1.", "Di", "1. Dez.". */
export function formatDayName(day: string, locale: Locale, shown: keyof typeof DAYS = 'full'): string {
  const written = DAYS[shown](locale).format(new Date(`${day}T12:00:00Z`))
  return locale === 'de' ? written : plainEnglish(written)
}

/** The days from one to another: "23.–28. November 2026", "23–28 November 2026". */
export function formatDayRange(from: string, to: string, locale: Locale): string {
  return longDay(locale).formatRange(new Date(`${from}T12:00:00Z`), new Date(`${to}T12:00:00Z`))
}

/** An instant as its calendar day in Berlin: "20.11.2026", "20 Nov 2026". */
export function formatDateOf(instant: string | Date, locale: Locale): string {
  return formatDate(berlinToday(new Date(instant)), locale)
}

/** An instant in Berlin: "20.11.2026, 14:30 Uhr", "20 Nov 2026, 14:30", on one line; to the second where the law asks for it. */
export function formatInstant(instant: string, locale: Locale, precision: 'minute' | 'second' = 'minute'): string {
  const time = clockOf(instant).slice(0, precision === 'minute' ? 5 : 8)
  return onOneLine(`${formatDateOf(instant, locale)}, ${formatClock(time, locale)}`)
}

/** An instant that is near: "14:30 Uhr" today, "Fr., 27. Nov., 14:30 Uhr" otherwise; of another year in full. */
export function formatNearInstant(instant: string, locale: Locale, today: string): string {
  const day = berlinToday(new Date(instant))
  if (day.slice(0, 4) !== today.slice(0, 4)) return formatInstant(instant, locale)
  const time = formatClock(formatTime(instant), locale)
  return day === today ? time : onOneLine(`${formatShortDay(day, locale)}, ${time}`)
}

/** The time of an instant in Berlin: "14:05". */
export function formatTime(instant: string): string {
  return clockOf(instant).slice(0, 5)
}

/** A time in a sentence: "14:05" is "14:05 Uhr", "14:05"; no line breaks within it. */
export function formatClock(time: string, locale: Locale): string {
  return locale === 'de' ? onOneLine(`${time} Uhr`) : time
}

/** When somebody has to be there: "Dienstag, 1. Dezember 2026, 09:00 Uhr", "Tuesday 1 December 2026, 09:00". */
export function formatAppointment(instant: string, locale: Locale): string {
  const day = appointmentDay(locale).format(new Date(instant))
  return `${locale === 'de' ? day : plainEnglish(day)}, ${formatClock(formatTime(instant), locale)}`
}

/** `2021-05` → "05/2021". */
export function formatMonth(month: string): string {
  return `${month.slice(5, 7)}/${month.slice(0, 4)}`
}

/** `2026-12` in a sentence: "Dezember 2026", "December 2026". */
export function formatMonthName(month: string, locale: Locale): string {
  return monthName(locale).format(new Date(`${month}-01T00:00:00Z`))
}

/** No line breaks between its words: a narrow column would tear "Uhr" from its time, or the time from its day. */
function onOneLine(written: string): string {
  return written.replaceAll(' ', '\u00A0')
}

/** "14:05:09" in Berlin. */
function clockOf(instant: string): string {
  return clock('de').format(new Date(instant))
}
