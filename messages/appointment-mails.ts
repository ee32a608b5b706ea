import type { Texts } from './texts.ts'

/** Mails about requests that have an appointment. */
export const appointmentMailTexts = {
  receivedSubject: {
    de: (title: string) => `Termin reserviert: ${title}`,
    en: (title: string) => `Time reserved: ${title}`,
  },
  receivedText: {
    de: 'Ihr Termin ist reserviert. Sobald er bestätigt ist, schreiben wir Ihnen. Verschieben und absagen können Sie ihn über den Link.',
    en: 'Your time is reserved. We will write to you as soon as it is confirmed. You can move or cancel it through the link.',
  },
  confirmedSubject: {
    de: (title: string) => `Termin bestätigt: ${title}`,
    en: (title: string) => `Appointment confirmed: ${title}`,
  },
  confirmedText: {
    de: 'Ihr Termin ist bestätigt. Verschieben und absagen können Sie ihn über den Link.',
    en: 'Your appointment is confirmed. You can move or cancel it through the link.',
  },
  handOverText: {
    de: 'Ihr Termin zur Übergabe steht fest. Bitte bringen Sie einen Ausweis mit. Verschieben und absagen können Sie den Termin über den Link.',
    en: 'The time of the handover is fixed. Please bring an identity document. You can move or cancel the appointment through the link.',
  },
  proposedSubject: {
    de: (title: string) => `Anderer Termin vorgeschlagen: ${title}`,
    en: (title: string) => `Another time suggested: ${title}`,
  },
  proposedText: {
    de: 'Der Betrieb schlägt Ihnen einen anderen Termin vor und hält ihn für Sie frei. Über den Link sagen Sie, ob er passt, oder wählen einen anderen.',
    en: 'The dealer suggests another time and is holding it for you. Through the link you can say whether it suits you, or choose another one.',
  },
  movedSubject: {
    de: (title: string) => `Termin verschoben: ${title}`,
    en: (title: string) => `Appointment moved: ${title}`,
  },
  movedText: { de: 'Ihr Termin hat eine neue Zeit.', en: 'Your appointment has a new time.' },
  reminderSubject: {
    de: (title: string) => `Erinnerung an Ihren Termin: ${title}`,
    en: (title: string) => `Your appointment is coming up: ${title}`,
  },
  reminderText: {
    de: 'Ihr Termin steht bevor. Wenn er passt, müssen Sie nichts tun. Verschieben und absagen können Sie ihn über den Link.',
    en: 'Your appointment is coming up. If it suits you, there is nothing to do. You can move or cancel it through the link.',
  },
  cancelledSubject: {
    de: (title: string) => `Termin abgesagt: ${title}`,
    en: (title: string) => `Appointment cancelled: ${title}`,
  },
  cancelledText: {
    de: (reason: string) => `Ihr Termin ist abgesagt. ${reason}`,
    en: (reason: string) => `Your appointment is cancelled. ${reason}`,
  },
  merchantNewSubject: {
    de: (title: string) => `Neuer Termin: ${title}`,
    en: (title: string) => `New appointment: ${title}`,
  },
  merchantNewText: {
    de: 'ein Kunde hat einen Termin reserviert. Bitte bestätigen Sie ihn oder schlagen Sie einen anderen vor.',
    en: 'a customer has reserved a time. Please confirm it or suggest another one.',
  },
  merchantHandOverText: {
    de: 'ein Kunde hat einen Termin gewählt, um sein Auto abzuholen. Bestätigen müssen Sie ihn nicht; passt er nicht, schlagen Sie einen anderen vor.',
    en: 'a customer has chosen a time to pick up the car. You do not have to confirm it; if it does not suit you, suggest another one.',
  },
  acceptedSubject: {
    de: (title: string) => `Ihr Terminvorschlag passt: ${title}`,
    en: (title: string) => `Your suggested time is accepted: ${title}`,
  },
  acceptedText: {
    de: 'der Kunde hat den vorgeschlagenen Termin angenommen.',
    en: 'the customer has accepted the time you suggested.',
  },
  merchantMovedText: {
    de: 'der Kunde hat seinen Termin verschoben. Bitte bestätigen Sie die neue Zeit oder schlagen Sie eine andere vor.',
    en: 'the customer has moved the appointment. Please confirm the new time or suggest another one.',
  },
  merchantHandOverMovedText: {
    de: 'der Kunde holt sein Auto zu einer anderen Zeit ab. Passt sie nicht, schlagen Sie eine andere vor.',
    en: 'the customer is picking up the car at another time. If it does not suit you, suggest another one.',
  },
  merchantHandOverEndedText: {
    de: 'der Termin zur Übergabe entfällt. Die Zeit ist wieder frei.',
    en: 'the handover appointment will not take place. The time is free again.',
  },
  merchantCancelledText: {
    de: 'der Kunde hat seinen Termin abgesagt. Die Zeit ist wieder frei.',
    en: 'the customer has cancelled the appointment. The time is free again.',
  },
  when: { de: 'Termin', en: 'When' },
  where: { de: 'Ort', en: 'Where' },
  button: { de: 'Zum Termin', en: 'Open the appointment' },
} satisfies Texts

export const appointmentKindTexts = {
  WORKSHOP: { de: 'Werkstatt', en: 'Workshop' },
  TEST_DRIVE: { de: 'Probefahrt', en: 'Test drive' },
  INSPECTION: { de: 'Besichtigung', en: 'Inspection' },
  HAND_OVER: { de: 'Übergabe', en: 'Handover' },
} satisfies Texts
