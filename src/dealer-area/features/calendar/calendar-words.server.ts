import { clockTime } from '#domain/appointments/minutes.ts'
import type { Locale } from '#domain/locale.ts'
import { dealerPaths } from '#domain/routes/dealer-screens.ts'
import { appointmentKindTexts, dealerCalendarTexts } from '#messages/dealer-calendar.ts'
import type { CalendarAppointmentFieldsFragment, BlockFieldsFragment } from '../../generated/graphql.ts'

export type Appointment = CalendarAppointmentFieldsFragment

const AT_NOON = (day: string) => new Date(`${day}T12:00:00Z`)

/** "Montag, 23. November", or as short as asked for. */
export function dayName(day: string, locale: Locale, options: Intl.DateTimeFormatOptions = FULL): string {
  return new Intl.DateTimeFormat(locale === 'de' ? 'de-DE' : 'en-GB', { ...options, timeZone: 'UTC' }).format(
    AT_NOON(day),
  )
}

const FULL = { weekday: 'long', day: 'numeric', month: 'long' } as const
export const SHORT_DAY = { weekday: 'short', day: 'numeric' } as const
export const WEEKDAY = { weekday: 'short' } as const
export const DAY_OF_MONTH = { day: 'numeric', month: 'short' } as const

/** Minutes as hours: "21,5". */
export function hoursOf(minutes: number, locale: Locale): string {
  return (Math.round(minutes / 6) / 10).toLocaleString(locale)
}

/** What an appointment is about, as short as a calendar needs it. */
export function shortTitle({ kind, car, title, person }: Appointment): string {
  return kind === 'WORKSHOP' ? (car ?? title) : `${title}, ${person}`
}

/** A line of a list: "Annahme Golf, K-LM 2044" and below it what is done. */
export function lineOf(appointment: Appointment, locale: Locale) {
  const { kind, car, title, person, workMinutes, isMissed, request, state } = appointment
  const work = workMinutes > 0 ? dealerCalendarTexts.hours[locale](hoursOf(workMinutes, locale)) : ''
  const notes = [
    ...(kind === 'WORKSHOP' ? [title] : []),
    ...(car ? [person] : []),
    work,
    ...(isMissed ? [dealerCalendarTexts.missed[locale]] : []),
  ]
  return {
    key: `${request}${appointment.requestId}${state}`,
    time: clockTime(appointment.minute),
    title: `${appointmentKindTexts[kind][locale]} ${car ?? `${title}, ${person}`}`,
    note: notes.filter(Boolean).join(', '),
    href: dealerPaths.pathFor('appointment', locale, { requestId: appointment.requestId }),
  }
}

/** "13:00 Betriebsversammlung". */
export function blockLabel({ from, to, reason }: BlockFieldsFragment): string {
  const isWholeDay = from === 0 && to === 1440
  return isWholeDay ? reason : `${clockTime(from)}–${clockTime(to)} ${reason}`
}
