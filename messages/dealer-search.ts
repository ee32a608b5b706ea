/** The search of the dealer area, and its keys. */
export const searchTexts = {
  title: { de: 'Suche', en: 'Search' },
  field: { de: 'Nummer, Name oder Fahrzeug', en: 'Number, name or vehicle' },
  submit: { de: 'Suchen', en: 'Search' },
  found: {
    de: (text: string) => (text ? `Suche nach „${text}“` : 'Suche'),
    en: (text: string) => (text ? `Search for “${text}”` : 'Search'),
  },
  nothing: { de: 'Nichts gefunden', en: 'Nothing found' },
  nothingText: {
    de: 'Suchen Sie nach Auftragsnummer, Name, E-Mail, Fahrzeug, interner Nummer oder FIN; mindestens zwei Zeichen.',
    en: 'Search by order number, name, e-mail, vehicle, internal number or VIN; two characters or more.',
  },
  what: { de: 'Was', en: 'What' },
  note: { de: 'Kunde oder Nummer', en: 'Customer or number' },
  kind: { de: 'Art', en: 'Kind' },
  ORDER: { de: 'Auftrag', en: 'Order' },
  REQUEST: { de: 'Anfrage', en: 'Enquiry' },
  VEHICLE: { de: 'Fahrzeug', en: 'Vehicle' },
} as const

export const keyTexts = {
  keys: { de: 'Tasten', en: 'Keys' },
  search: { de: 'suchen', en: 'search' },
  rows: { de: 'Zeile', en: 'row' },
  select: { de: 'auswählen', en: 'select' },
  write: { de: 'Antwort oder Notiz schreiben', en: 'write an answer or note' },
  open: { de: 'öffnen', en: 'open' },
  all: { de: 'alle Tasten', en: 'all keys' },
  off: { de: 'Tastatur abschalten', en: 'Switch keys off' },
  on: { de: 'Tastatur einschalten', en: 'Switch keys on' },
  goTo: { de: (area: string) => `zu ${area}`, en: (area: string) => `go to ${area}` },
  close: { de: 'Schließen', en: 'Close' },
} as const
