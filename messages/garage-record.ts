/** What comes together about a customer's car: values, dates, services, documents. */
export const garageRecordTexts = {
  valueOverTime: { de: 'Wert im Lauf der Zeit', en: 'Value over time' },
  month: { de: 'Monat', en: 'Month' },
  worth: { de: 'Wert', en: 'Value' },
  today: { de: 'heute', en: 'today' },
  allMonths: { de: 'Alle Monate', en: 'All months' },
  changedSince: {
    de: (month: string, change: string) => `Seit ${month}: ${change}`,
    en: (month: string, change: string) => `Since ${month}: ${change}`,
  },
  unchangedSince: {
    de: (month: string) => `Seit ${month} unverändert`,
    en: (month: string) => `Unchanged since ${month}`,
  },
  valueLater: {
    de: 'Den Wert halten wir jeden Monat fest. Ab dem zweiten Monat sehen Sie hier den Verlauf.',
    en: 'We note the value every month. From the second month on, you will see how it changes here.',
  },
  noDates: {
    de: 'Es steht nichts an. Tragen Sie Hauptuntersuchung, Inspektion und Garantie ein, dann sehen Sie sie hier.',
    en: 'Nothing is due. Enter the general inspection, service and warranty dates to see them here.',
  },
  enterDates: { de: 'Termine eintragen', en: 'Enter dates' },
  INSPECTION: { de: 'Hauptuntersuchung', en: 'General inspection' },
  SERVICE: { de: 'Inspektion', en: 'Service' },
  WARRANTY_END: { de: 'Garantie', en: 'Warranty' },
  dueIn: { de: (month: string) => `fällig im ${month}`, en: (month: string) => `due in ${month}` },
  endsIn: { de: (month: string) => `endet im ${month}`, en: (month: string) => `ends in ${month}` },
  overdueSince: { de: (month: string) => `war fällig im ${month}`, en: (month: string) => `was due in ${month}` },
  book: { de: 'Termin buchen', en: 'Book a time' },
  change: { de: 'Ändern', en: 'Change' },
  seeBooking: { de: 'Ansehen', en: 'View' },
  services: { de: 'Werkstatt', en: 'Workshop' },
  noServices: {
    de: 'Noch nichts gebucht. Was Sie hier für dieses Auto buchen, sehen Sie an dieser Stelle.',
    en: 'Nothing booked yet. Workshop services you book for this car appear here.',
  },
  bookService: { de: 'Werkstattservice buchen', en: 'Book a workshop service' },
  documents: { de: 'Unterlagen', en: 'Documents' },
  documentsLead: {
    de: 'Rechnungen, Verträge, Prüfberichte: Was Sie hochladen, speichern wir verschlüsselt. Nur Sie sehen es.',
    en: 'Invoices, contracts, inspection reports: what you upload is stored encrypted, and only you can see it.',
  },
  addDocument: { de: 'Dokument hinzufügen', en: 'Add a document' },
}
