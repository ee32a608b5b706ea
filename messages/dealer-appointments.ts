import { personFieldTexts } from './person-fields.ts'
/** One appointment. */
export const dealerAppointmentTexts = {
  back: { de: 'Kalender', en: 'Calendar' },
  when: { de: 'Wann', en: 'When' },
  what: { de: 'Anlass', en: 'About' },
  car: { de: 'Fahrzeug', en: 'Vehicle' },
  customer: { de: 'Kunde', en: 'Customer' },
  work: { de: 'Arbeit', en: 'Work' },
  state: { de: 'Status', en: 'Status' },
  belongs: { de: 'Gehört zu', en: 'Belongs to' },
  request: { de: 'Anfrage', en: 'Enquiry' },
  order: { de: (id: string) => `Auftrag ${id}`, en: (id: string) => `Order ${id}` },
  tradeIn: { de: 'Inzahlungnahme', en: 'Trade-in' },
  confirmTitle: { de: 'Bestätigen', en: 'Confirm' },
  confirmNote: {
    de: 'Der Kunde bekommt die Bestätigung mit dem Termin.',
    en: 'The customer receives the confirmation with the appointment.',
  },
  confirm: { de: 'Termin bestätigen', en: 'Confirm the appointment' },
  moveTitle: { de: 'Verschieben', en: 'Move' },
  moveNote: {
    de: 'Der Kunde bekommt die neue Zeit mit Kalendereintrag; bei Werkstatt und Übergabe muss er sie bestätigen.',
    en: 'The customer receives the new time with a calendar entry; for workshop and hand-over it has to be confirmed.',
  },
  otherDay: { de: 'Tag', en: 'Day' },
  showDay: { de: 'Zeiten zeigen', en: 'Show times' },
  times: { de: (day: string) => `Zeiten am ${day}`, en: (day: string) => `Times on ${day}` },
  taken: { de: 'vergeben', en: 'taken' },
  noTimes: {
    de: 'An diesem Tag ist nichts frei. Bitte wählen Sie einen anderen.',
    en: 'Nothing is free on this day. Please choose another.',
  },
  closedDay: {
    de: 'An diesem Tag ist geschlossen. Bitte wählen Sie einen anderen.',
    en: 'Closed on this day. Please choose another.',
  },
  move: { de: 'Auf diese Zeit verschieben', en: 'Move to this time' },
  cancelTitle: { de: 'Absagen', en: 'Cancel' },
  cancelNote: {
    de: 'Die Zeit wird frei, die Anfrage endet, der Kunde bekommt den Grund. Nicht rückgängig zu machen.',
    en: 'The time becomes free, the enquiry ends, the customer is given the reason. This cannot be undone.',
  },
  reason: { de: 'Grund', en: 'Reason' },
  cancel: { de: 'Termin absagen', en: 'Cancel the appointment' },
  noShowTitle: { de: 'Nicht erschienen', en: 'Did not come' },
  noShowNote: {
    de: 'Der Termin bleibt im Kalender und ist so gekennzeichnet.',
    en: 'The appointment stays in the calendar and is marked.',
  },
  noShowEnds: { de: 'Die Anfrage endet damit.', en: 'The enquiry ends with it.' },
  noShow: { de: 'Als nicht erschienen kennzeichnen', en: 'Mark as did not come' },
  nothing: { de: 'Hier ist nichts mehr zu tun.', en: 'There is nothing left to do here.' },
  timeMissing: { de: 'Wählen Sie bitte eine Uhrzeit.', en: 'Please choose a time.' },
  timeTaken: {
    de: 'Diese Zeit ist gerade vergeben worden. Unten stehen die freien.',
    en: 'This time has just been taken. The free ones are below.',
  },
  changed: {
    de: 'Der Termin hat sich inzwischen geändert. Unten steht der jetzige Stand.',
    en: 'The appointment has changed meanwhile. Its present state is below.',
  },
  notNow: { de: 'Das geht bei diesem Termin nicht mehr.', en: 'This is no longer possible for this appointment.' },
} as const

/** An appointment that staff make for somebody who calls. */
export const newAppointmentTexts = {
  title: { de: 'Termin anlegen', en: 'New appointment' },
  kinds: { de: 'Art des Termins', en: 'Kind of appointment' },
  services: { de: 'Leistungen', en: 'Services' },
  vehicle: { de: 'Interne Nummer des Fahrzeugs', en: 'Your number of the car' },
  noVehicle: {
    de: 'Kein Fahrzeug im Verkauf hat diese Nummer.',
    en: 'No car on offer has this number.',
  },
  day: { de: 'Tag', en: 'Day' },
  showTimes: { de: 'Freie Zeiten zeigen', en: 'Show free times' },
  times: { de: (day: string) => `Freie Zeiten am ${day}`, en: (day: string) => `Free times on ${day}` },
  noTimes: {
    de: (day: string) => `Am ${day} ist keine Zeit frei. Bitte wählen Sie einen anderen Tag.`,
    en: (day: string) => `No time is free on ${day}. Please choose another day.`,
  },
  timeMissing: { de: 'Bitte wählen Sie eine Zeit.', en: 'Please choose a time.' },
  timeTaken: {
    de: 'Diese Zeit ist inzwischen vergeben. Bitte wählen Sie eine andere.',
    en: 'This time has just been taken. Please choose another one.',
  },
  who: { de: 'Wer kommt?', en: 'Who is coming?' },
  firstName: personFieldTexts.firstName,
  lastName: personFieldTexts.lastName,
  email: personFieldTexts.email,
  emailHint: {
    de: 'Dorthin gehen Bestätigung, Kalenderdatei und der Link zum Verschieben. Ohne sie wird nichts verschickt.',
    en: 'Confirmation, calendar file and the link to move it go there. Without it nothing is sent.',
  },
  phone: personFieldTexts.phone,
  phoneHint: { de: 'Genügt, wenn es keine E-Mail-Adresse gibt.', en: 'Enough where there is no e-mail address.' },
  unreachable: {
    de: 'Bitte geben Sie eine Telefonnummer oder eine E-Mail-Adresse ein.',
    en: 'Please enter a telephone number or an e-mail address.',
  },
  language: { de: 'Sprache der E-Mails', en: 'Language of the e-mails' },
  make: { de: 'Marke des Autos', en: 'Make of the car' },
  model: { de: 'Modell', en: 'Model' },
  plate: { de: 'Kennzeichen', en: 'Number plate' },
  book: { de: 'Termin eintragen', en: 'Book the appointment' },
  bookNote: {
    de: 'Der Termin ist damit bestätigt; die Bestätigung geht per E-Mail hinaus.',
    en: 'This confirms the appointment; the confirmation is sent by e-mail.',
  },
} as const
