import { clockTime } from '#domain/appointments/minutes.ts'
import { formatNumber } from '#domain/format/numbers.ts'
import type { Locale } from '#domain/locale.ts'
import { dealerPaths } from '#domain/routes/dealer-screens.ts'
import { appointmentKindTexts, dealerCalendarTexts } from '#messages/dealer-calendar.ts'
import type { CalendarAppointmentFieldsFragment, BlockFieldsFragment } from '../../generated/graphql.ts'

export type Appointment = CalendarAppointmentFieldsFragment

/** Minutes as hours, exact enough to be read as the same minutes again: “21,5”, “8,25”. */
export function hoursOf(minutes: number, locale: Locale): string {
  return formatNumber(minutes / 60, locale)
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
