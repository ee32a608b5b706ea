import { appointmentActTexts } from './appointment-acts.ts'
import { bringTexts } from './bring.ts'
/** After the booking of a workshop: what is reserved or was sent, and what happens next. */
export const bookedTexts = {
  confirmationTitle: { de: 'Ihr Termin ist reserviert', en: 'Your appointment is reserved' },
  confirmationLead: {
    de: (at: string, workshop: string) => `${at} bei ${workshop}. Die Werkstatt bestätigt den Termin.`,
    en: (at: string, workshop: string) => `${at} at ${workshop}. The workshop will confirm the appointment.`,
  },
  sentTitle: { de: 'Ihre Anfrage ist gesendet', en: 'Your enquiry has been sent' },
  sentLead: {
    de: (workshop: string) => `${workshop} meldet sich bei Ihnen, um einen Termin zu vereinbaren.`,
    en: (workshop: string) => `${workshop} will contact you to arrange an appointment.`,
  },
  nextTitle: { de: 'So geht es weiter', en: 'What happens next' },
  nextMail: {
    de: 'Sie bekommen eine E-Mail mit dem Link zur Seite Ihrer Anfrage.',
    en: 'You will receive an e-mail with the link to the page of your enquiry.',
  },
  nextPage: {
    de: 'Dort lesen Sie die Antwort der Werkstatt, schreiben ihr oder sagen ab. Das kostet nichts.',
    en: 'There you can read the workshop’s reply, write to it or cancel, free of charge.',
  },
  nextOrder: {
    de: 'Den Auftrag erteilen Sie erst, wenn Sie das Auto abgeben.',
    en: 'You place the order only when you drop off the car.',
  },
  number: { de: 'Nummer der Anfrage', en: 'Enquiry number' },
  appointment: { de: 'Termin', en: 'Appointment' },
  workshop: { de: 'Werkstatt', en: 'Workshop' },
  ...appointmentActTexts,
  ...bringTexts,
  bringRecord: {
    de: 'Serviceheft, wenn es nicht digital geführt wird',
    en: 'Service book, unless it is kept digitally',
  },
  bringKey: {
    de: 'Schlüssel zum Felgenschloss, wenn das Auto eines hat',
    en: 'Key for the locking wheel nuts, if the car has any',
  },
  open: { de: 'Zur Seite Ihrer Anfrage', en: 'Open your enquiry' },
} as const
