/** The calendar of a dealer. */
export const dealerCalendarTexts = {
  otherTimes: { de: 'Freie Zeiten dieses Tages', en: 'Free times of this day' },
  calendar: { de: 'Kalender', en: 'Calendar' },
  views: { de: 'Ansicht', en: 'View' },
  day: { de: 'Tag', en: 'Day' },
  week: { de: 'Woche', en: 'Week' },
  month: { de: 'Monat', en: 'Month' },
  rows: { de: 'Zeilen', en: 'Rows' },
  byLane: { de: 'Nach Bereichen', en: 'By type' },
  byResource: { de: 'Nach Plätzen und Personen', en: 'By bay and person' },
  resource: { de: 'Platz, Person oder Auto', en: 'Bay, person or car' },
  stockCar: { de: (car: string) => `Auto: ${car}`, en: (car: string) => `Car: ${car}` },
  taken: { de: 'weiter belegt', en: 'still taken' },
  earlier: { de: 'Zurück', en: 'Earlier' },
  later: { de: 'Weiter', en: 'Later' },
  today: { de: 'Heute', en: 'Today' },
  weekTitle: {
    de: (week: number, from: string, to: string) => `Woche ${week}, ${from} bis ${to}`,
    en: (week: number, from: string, to: string) => `Week ${week}, ${from} to ${to}`,
  },
  lanes: { de: 'Bereiche im Kalender', en: 'Lanes of the calendar' },
  lane: { de: 'Bereich', en: 'Lane' },
  isShown: { de: 'ausblenden', en: 'hide' },
  isHidden: { de: 'einblenden', en: 'show' },
  block: { de: 'Zeit sperren', en: 'Block a time' },
  create: { de: 'Termin anlegen', en: 'New appointment' },
  cue: { de: 'Woche seitlich schieben, oder die ', en: 'Move the week sideways, or use the ' },
  cueList: { de: 'Tagesliste', en: 'list of the day' },
  cueEnd: { de: ' unten benutzen', en: ' below' },
  confirmed: { de: 'bestätigt', en: 'confirmed' },
  asks: { de: 'wartet auf Bestätigung', en: 'awaits confirmation' },
  blocked: { de: 'gesperrt', en: 'blocked' },
  missed: { de: 'nicht erschienen', en: 'did not come' },
  empty: { de: 'Kein Termin an diesem Tag', en: 'No appointments on this day' },
  emptyText: {
    de: 'Termine aus dem Shop stehen hier, sobald sie gebucht werden.',
    en: 'Appointments from the shop appear here as they are booked.',
  },
  notSetUp: { de: 'Noch kein Terminkalender', en: 'No appointment calendar yet' },
  notSetUpText: {
    de: 'Dieser Betrieb nimmt online keine Termine an. Legen Sie in den Einstellungen Öffnungszeiten und Kapazitäten fest.',
    en: 'This business takes no appointments online. Set opening hours and capacities in the settings.',
  },
  setUp: { de: 'Terminkalender einrichten', en: 'Set up the calendar' },
  waiting: { de: 'Wartet auf Ihre Bestätigung', en: 'Awaiting your confirmation' },
  noneWaiting: { de: 'Alles ist bestätigt.', en: 'Everything is confirmed.' },
  lateBy: { de: (since: string) => `Antwort war fällig am ${since}`, en: (since: string) => `Answer was due ${since}` },
  open: { de: 'Öffnen', en: 'Open' },
  move: { de: 'Verschieben', en: 'Move' },
  confirm: { de: 'Bestätigen', en: 'Confirm' },
  load: {
    de: (booked: string, hours: string) => `${booked} von ${hours} Std.`,
    en: (booked: string, hours: string) => `${booked} of ${hours} h`,
  },
  overbooked: { de: (day: string) => `${day} ist überbucht:`, en: (day: string) => `${day} is overbooked:` },
  overbookedBy: {
    de: (booked: string, hours: string, group: string) => `${booked} von ${hours} Stunden ${group}.`,
    en: (booked: string, hours: string, group: string) => `${booked} of ${hours} hours for ${group}.`,
  },
  movableOnes: {
    de: (count: number) =>
      count === 1 ? 'Ein Termin, der sich verschieben lässt' : `${count} Termine, die sich verschieben lassen`,
    en: (count: number) =>
      count === 1 ? 'One appointment that can be moved' : `${count} appointments that can be moved`,
  },
  noWork: { de: 'keine Arbeit', en: 'no work' },
  hours: { de: (hours: string) => `${hours} Std.`, en: (hours: string) => `${hours} h` },
  appointments: {
    de: (count: number) => (count === 1 ? '1 Termin' : `${count} Termine`),
    en: (count: number) => (count === 1 ? '1 appointment' : `${count} appointments`),
  },
  over: { de: 'überbucht', en: 'overbooked' },
  CLOSED: { de: 'geschlossen', en: 'closed' },
  HOLIDAY: { de: 'Feiertag', en: 'holiday' },
  EXCEPTION: { de: 'geschlossen', en: 'closed' },
} as const

/** Lanes: what an appointment is, in the calendar’s left column and before each entry of a list. */
export const calendarLaneTexts = {
  WORKSHOP: { de: 'Annahme', en: 'Reception' },
  TEST_DRIVE: { de: 'Probefahrten', en: 'Test drives' },
  INSPECTION: { de: 'Besichtigungen', en: 'Inspections' },
  HAND_OVER: { de: 'Übergaben', en: 'Hand-overs' },
  WORK: { de: 'Werkstatt', en: 'Workshop' },
} as const

export const appointmentKindTexts = {
  WORKSHOP: { de: 'Annahme', en: 'Reception' },
  TEST_DRIVE: { de: 'Probefahrt', en: 'Test drive' },
  INSPECTION: { de: 'Besichtigung', en: 'Inspection' },
  HAND_OVER: { de: 'Übergabe', en: 'Hand-over' },
} as const

export const workGroupTexts = {
  MECHANICS: { de: 'Mechanik', en: 'Mechanics' },
  TYRES: { de: 'Räder und Reifen', en: 'Wheels and tyres' },
  BODY: { de: 'Karosserie', en: 'Body work' },
  INSPECTOR: { de: 'HU und AU', en: 'Roadworthiness test' },
} as const

/** One appointment. */
export const dealerAppointmentTexts = {
  back: { de: 'Kalender', en: 'Calendar' },
  when: { de: 'Wann', en: 'When' },
  what: { de: 'Anlass', en: 'About' },
  car: { de: 'Fahrzeug', en: 'Vehicle' },
  customer: { de: 'Kunde', en: 'Customer' },
  work: { de: 'Arbeit', en: 'Work' },
  state: { de: 'Stand', en: 'Status' },
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

/** Times at which no appointments are accepted, and how much work a day takes. */
export const calendarBlockTexts = {
  title: { de: 'Zeiten und Kapazität', en: 'Times and capacity' },
  blockTitle: { de: 'Zeit sperren', en: 'Block a time' },
  day: { de: 'Tag', en: 'Day' },
  from: { de: 'Von', en: 'From' },
  to: { de: 'Bis', en: 'To' },
  kind: { de: 'Für', en: 'For' },
  everyKind: { de: 'alle Termine', en: 'all appointments' },
  reason: { de: 'Grund (sieht nur der Betrieb)', en: 'Reason (only your business sees it)' },
  block: { de: 'Zeit sperren', en: 'Block the time' },
  inTheWay: {
    de: 'In dieser Zeit gibt es schon Termine. Verschieben Sie sie, oder sperren Sie die Zeit trotzdem; die Termine bleiben dann bestehen.',
    en: 'There are appointments at that time already. Move them, or block the time all the same; the appointments then stay.',
  },
  beingBooked: {
    de: 'Gerade wählt ein Kunde diese Zeit. Sie bleibt ihm eine Viertelstunde reserviert.',
    en: 'A customer is choosing this time just now. It stays reserved for a quarter of an hour.',
  },
  leave: { de: 'Trotzdem sperren, die Termine bleiben', en: 'Block all the same, the appointments stay' },
  blocks: { de: 'Gesperrte Zeiten', en: 'Blocked times' },
  noBlocks: { de: 'Keine Zeit ist gesperrt.', en: 'No time is blocked.' },
  lift: { de: 'Aufheben', en: 'Lift' },
  capacityTitle: { de: (day: string) => `Kapazität am ${day}`, en: (day: string) => `Capacity on ${day}` },
  capacityNote: {
    de: 'Stunden Arbeit an diesem einen Tag. 0: Die Gruppe arbeitet nicht. Gebuchte Termine bleiben.',
    en: 'Hours of work on this one day. 0: the group does not work. Booked appointments stay.',
  },
  hours: { de: 'Std.', en: 'h' },
  save: { de: 'Kapazität speichern', en: 'Save the capacity' },
  showDay: { de: 'Tag zeigen', en: 'Show the day' },
  badTime: {
    de: 'Die Zeit muss nach dem Anfang liegen, in der Form 13:30.',
    en: 'The time must be after the start, as 13:30.',
  },
  badHours: { de: 'Bitte Stunden als Zahl, zum Beispiel 21,5.', en: 'Please enter hours as a number, such as 21.5.' },
  saved: { de: 'Gespeichert.', en: 'Saved.' },
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
  firstName: { de: 'Vorname', en: 'First name' },
  lastName: { de: 'Nachname', en: 'Last name' },
  email: { de: 'E-Mail', en: 'E-mail' },
  emailHint: {
    de: 'Dorthin gehen Bestätigung, Kalenderdatei und der Link zum Verschieben. Ohne sie wird nichts verschickt.',
    en: 'Confirmation, calendar file and the link to move it go there. Without it nothing is sent.',
  },
  phone: { de: 'Telefon', en: 'Telephone' },
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
