import { formatAppointment } from '#domain/format/dates.ts'
import type { CalendarFile, MailFrame } from '#domain/mail.ts'
import type { MailAppointment, MailRequest } from '#domain/request/request-mail.ts'
import { appointmentKindTexts, appointmentMailTexts } from '#messages/appointment-mails.ts'
import { inLanguage } from '#messages/texts.ts'
import { calendarFile } from './calendar-file.ts'

export function appointmentFacts({ startsAt, place }: MailAppointment, { locale }: MailFrame) {
  const texts = inLanguage(appointmentMailTexts, locale)
  return [
    { label: texts.when, value: formatAppointment(startsAt, locale) },
    { label: texts.where, value: place },
  ]
}

/** The appointment for the calendars of both sides. Of what a visitor has entered it holds only the e-mail address. */
export function appointmentFile(
  appointment: MailAppointment,
  { title, seller, number }: MailRequest,
  { url, locale }: { readonly url: string } & Pick<MailFrame, 'locale'>,
): CalendarFile {
  const { uid, sequence, isCancelled, kind, place, startsAt, endsAt, changedAt } = appointment
  return calendarFile({
    ...{ uid, sequence, isCancelled, location: `${seller}, ${place}`, url },
    ...{ startsAt: new Date(startsAt), endsAt: new Date(endsAt), changedAt: new Date(changedAt) },
    summary: `${appointmentKindTexts[kind][locale]}: ${title}`,
    description: `${number}\n${url}`,
    organizer: { name: seller, email: appointment.seller },
    attendee: { name: appointment.customer, email: appointment.customer },
  })
}
