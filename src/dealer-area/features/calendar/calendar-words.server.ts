import { clockTime } from '#domain/appointments/minutes.ts'
import { formatNumber } from '#domain/format/numbers.ts'
import type { Locale } from '#domain/locale.ts'
import { dealerPaths } from '#domain/routes/dealer-screens.ts'
import { appointmentKindTexts, dealerCalendarTexts } from '#messages/dealer-calendar.ts'
import type { CalendarAppointmentFieldsFragment, BlockFieldsFragment } from '../../generated/graphql.ts'

export type Appointment = CalendarAppointmentFieldsFragment

/** Minutes as hours: "21,5". */
export function hoursOf(minutes: number, locale: Locale): string {
  return formatNumber(Math.round(minutes / 6) / 10, locale)
}

/** `21,5` or `21.5` hours in minutes; undefined for anything that is no number. */
export function minutesOfHours(text: string): number | undefined {
  const number = /^\d{1,3}(?:[.,]\d{1,2})?$/.test(text.trim()) ? Number(text.trim().replace(',', '.')) : undefined
  return number === undefined ? undefined : Math.round(number * 60)
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
