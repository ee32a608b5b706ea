import { berlinToday } from '../berlin-time.ts'
import type { Locale } from '../locale.ts'

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** `2026-11-20` → "20.11.2026" (de), "20 Nov 2026" (en). */
export function formatDate(day: string, locale: Locale): string {
  const [year = '', month = '', date = ''] = day.split('-')
  return locale === 'de' ? `${date}.${month}.${year}` : `${Number(date)} ${MONTHS[Number(month) - 1]} ${year}`
}

/** `2026-12-03` where there is little room: "Do., 3. Dez.", "Thu 3 Dec". */
export function formatShortDay(day: string, locale: Locale): string {
  const options = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const
  const written = new Intl.DateTimeFormat(locale === 'de' ? 'de-DE' : 'en-GB', options).format(
    new Date(`${day}T00:00Z`),
  )
  return locale === 'de' ? written.replace(/^(\p{L}+),/u, '$1.,') : written.replace(',', '')
}

/** An instant as its calendar day in Berlin: "20.11.2026", "20 Nov 2026". */
export function formatDateOf(instant: string | Date, locale: Locale): string {
  return formatDate(berlinToday(new Date(instant)), locale)
}

/** An instant in Berlin: "20.11.2026, 14:30 Uhr", "20 Nov 2026, 14:30"; to the second where the law asks for it. */
export function formatInstant(instant: string, locale: Locale, precision: 'minute' | 'second' = 'minute'): string {
  const time = clockOf(instant).slice(0, precision === 'minute' ? 5 : 8)
  return `${formatDateOf(instant, locale)}, ${time}${locale === 'de' ? ' Uhr' : ''}`
}

/** The time of an instant in Berlin: "14:05". */
export function formatTime(instant: string): string {
  return clockOf(instant).slice(0, 5)
}

/** When somebody has to be there: "Dienstag, 1. Dezember 2026, 09:00 Uhr", "Tuesday 1 December 2026, 09:00". */
export function formatAppointment(instant: string, locale: Locale): string {
  const options = {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'Europe/Berlin',
  } as const
  const day = new Intl.DateTimeFormat(locale === 'de' ? 'de-DE' : 'en-GB', options).format(new Date(instant))
  return `${day}, ${formatTime(instant)}${locale === 'de' ? ' Uhr' : ''}`
}

/** `2021-05` → "05/2021". */
export function formatMonth(month: string): string {
  return `${month.slice(5, 7)}/${month.slice(0, 4)}`
}

/** `2026-12` in a sentence: "Dezember 2026", "December 2026". */
export function formatMonthName(month: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return format.format(new Date(`${month}-01T00:00:00Z`))
}

/** "14:05:09" in Berlin. */
function clockOf(instant: string): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin', timeStyle: 'medium' }).format(new Date(instant))
}
