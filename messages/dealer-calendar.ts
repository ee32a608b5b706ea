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
    de: (week: number, days: string) => `Woche ${week}, ${days}`,
    en: (week: number, days: string) => `Week ${week}, ${days}`,
  },
  lanes: { de: 'Bereiche im Kalender', en: 'Lanes of the calendar' },
  lane: { de: 'Bereich', en: 'Lane' },
  isShown: { de: 'ausblenden', en: 'hide' },
  isHidden: { de: 'einblenden', en: 'show' },
  block: { de: 'Zeit sperren', en: 'Block a time' },
  create: { de: 'Termin anlegen', en: 'New appointment' },
  daysOfWeek: { de: 'Tage der Woche', en: 'Days of the week' },
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
