import type { Text } from './texts.ts'

/** A merchant's set-up: what is there, what is missing. */
export const settingsTexts = {
  title: { de: 'Einrichtung', en: 'Set-up' },
  publish: { de: 'Veröffentlichen', en: 'Publish' },
  missing: {
    de: (count: number) =>
      count === 1 ? 'Noch 1 Angabe bis zur Veröffentlichung.' : `Noch ${count} Angaben bis zur Veröffentlichung.`,
    en: (count: number) =>
      count === 1 ? '1 entry left until you can publish.' : `${count} entries left until you can publish.`,
  },
  restLater: { de: 'Alles andere können Sie später ergänzen.', en: 'Everything else can be added later.' },
  ready: {
    de: 'Alles ist da. Mit der Veröffentlichung sind Ihre Fahrzeuge sofort zu finden.',
    en: 'Everything is there. Once you publish, your cars can be found at once.',
  },
  SETTING_UP: { de: 'In Einrichtung', en: 'Being set up' },
  PUBLISHED: { de: 'Veröffentlicht', en: 'Published' },
  SUSPENDED: { de: 'Gesperrt', en: 'Suspended' },
  LEFT: { de: 'Ausgeschieden', en: 'Left' },
  suspendedText: {
    de: 'Fahrzeuge und Händlerseite sind nicht zu finden. Offene Aufträge laufen weiter.',
    en: 'The cars and the dealer’s page cannot be found. Open orders go on.',
  },
  BUSINESS: { de: 'Betrieb und Recht', en: 'Business and law' },
  SALES: { de: 'Verkauf', en: 'Sales' },
  WORKSHOP: { de: 'Werkstatt', en: 'Workshop' },
  APPEARANCE: { de: 'Auftritt', en: 'Appearance' },
  count: {
    de: (done: number, all: number) => `${done} von ${all}`,
    en: (done: number, all: number) => `${done} of ${all}`,
  },
  mandatory: { de: (count: number) => `${count} Pflicht`, en: (count: number) => `${count} required` },
  complete: { de: 'vollständig', en: 'complete' },
  open: { de: 'offen', en: 'open' },
  openMandatory: { de: 'Pflicht, offen', en: 'required, open' },
  lacks: { de: (fields: string) => `Es fehlt: ${fields}`, en: (fields: string) => `Missing: ${fields}` },
  nothingYet: { de: 'Noch nichts eingetragen', en: 'Nothing entered yet' },
  services: {
    de: (count: number) => (count === 1 ? '1 Leistung' : `${count} Leistungen`),
    en: (count: number) => (count === 1 ? '1 service' : `${count} services`),
  },
  hours: { de: (hours: string) => `${hours} Std.`, en: (hours: string) => `${hours} hrs` },
  change: { de: 'Ändern', en: 'Change' },
  add: { de: 'Ergänzen', en: 'Add' },
  preview: { de: 'Vorschau', en: 'Preview' },
  previewCar: { de: 'BMW 320d Touring', en: 'BMW 320d Touring' },
  previewAdd: { de: 'In den Warenkorb', en: 'Add to basket' },
  contrast: {
    de: (ratio: string) => `Kontrast von Weiß auf dieser Farbe ${ratio} zu 1.`,
    en: (ratio: string) => `Contrast of white on this colour ${ratio} to 1.`,
  },
  passes: { de: 'Erfüllt AA.', en: 'Passes AA.' },
  noColour: { de: 'Ohne eigene Farbe gilt die des Shops.', en: 'Without your own colour the shop’s is used.' },
  end: { de: 'Betrieb beenden', en: 'Leave' },
  endText: {
    de: 'Alle Fahrzeuge verschwinden sofort aus dem Shop, offene Aufträge laufen zu Ende.',
    en: 'All cars disappear from the shop at once; open orders are finished.',
  },
  endFinal: { de: 'Nicht rückgängig zu machen', en: 'Cannot be undone' },
  confirmEnd: { de: 'Ja, dieser Betrieb verlässt den Shop', en: 'Yes, this business leaves the shop' },
  confirmMissing: {
    de: 'Bitte bestätigen Sie, dass der Betrieb ausscheidet.',
    en: 'Please confirm that the business leaves.',
  },
  leave: { de: 'Aus dem Shop ausscheiden', en: 'Leave the shop' },
  suspend: { de: 'Betrieb sperren', en: 'Suspend the business' },
  suspendNote: {
    de: 'Alle Fahrzeuge verschwinden sofort aus dem Shop, bis der Betrieb wieder veröffentlicht wird.',
    en: 'All cars disappear from the shop at once, until the business is published again.',
  },
  data: { de: 'Daten', en: 'Data' },
  dataText: {
    de: 'Fahrzeuge, Aufträge und Anfragen als Datei (JSON), soweit Ihre Rolle sie sehen darf.',
    en: 'Cars, orders and enquiries as a file (JSON), as far as your role may see them.',
  },
  export: { de: 'Daten exportieren', en: 'Export data' },
  exportRefused: {
    de: 'Der Export braucht Ihren zweiten Faktor. Geben Sie dort einen gültigen Code ein.',
    en: 'The export needs your second factor. Enter a valid code there.',
  },
  movedOn: {
    de: 'Der Stand hat sich inzwischen geändert. Hier ist der aktuelle.',
    en: 'The state has changed meanwhile. This is the current one.',
  },
  back: { de: 'Zur Einrichtung', en: 'Back to the set-up' },
  save: { de: 'Speichern', en: 'Save' },
  neededToPublish: { de: 'Nötig zur Veröffentlichung', en: 'Needed to publish' },
  newKey: { de: 'Neuen Schlüssel erzeugen', en: 'Make a new key' },
  key: { de: 'Schlüssel für die Anlieferung', en: 'Key for deliveries' },
  keyText: {
    de: 'Mit diesem Schlüssel liefert Ihr System den Bestand per HTTP an. Ein neuer Schlüssel ersetzt den alten sofort.',
    en: 'Your system delivers your stock by HTTP with this key. A new key replaces the old one at once.',
  },
  keyOnce: {
    de: 'Der neue Schlüssel wird nur jetzt angezeigt. Bitte gleich übernehmen:',
    en: 'The new key is shown only now. Please copy it at once:',
  },
} as const

export const partTexts = {
  COMPANY: { de: 'Firma, Anschrift, Vertretung', en: 'Company, address, representation' },
  REGISTER: { de: 'Registereintrag und Selbstbescheinigung', en: 'Register entry and self-certification' },
  ACCOUNT: { de: 'Umsatzsteuer-ID, Bankverbindung', en: 'VAT id, bank account' },
  LEGAL: { de: 'Impressum, Datenschutz, Streitbeilegung', en: 'Imprint, privacy, dispute settlement' },
  HOURS: { de: 'Öffnungszeiten', en: 'Opening hours' },
  FEED: { de: 'Bestand', en: 'Stock' },
  DELIVERY: { de: 'Lieferung', en: 'Delivery' },
  FINANCING: { de: 'Finanzierung', en: 'Financing' },
  TRADE_IN: { de: 'Inzahlungnahme', en: 'Trade-in' },
  ACCESSORIES: { de: 'Zubehör', en: 'Accessories' },
  SERVICES: { de: 'Leistungen und Preise', en: 'Services and prices' },
  WORK_GROUPS: { de: 'Arbeitsgruppen und Schließtage', en: 'Work groups and closing days' },
  BRAND: { de: 'Eigener Shop', en: 'Own shop' },
} as const

export const partHintTexts: Readonly<Partial<Record<keyof typeof partTexts, Text>>> = {
  REGISTER: {
    de: 'Pflicht nach Art. 30 des Gesetzes über digitale Dienste (DSA).',
    en: 'Required by Art. 30 of the Digital Services Act.',
  },
  ACCOUNT: {
    de: 'Auf dieses Konto überweisen Ihre Kunden. Gezeigt wird danach nur sein Ende.',
    en: 'Your customers transfer to this account. Afterwards only its end is shown.',
  },
  HOURS: {
    de: 'Zum Beispiel 9–18:30. Leer heißt geschlossen. Fristen für Antworten zählen nur in dieser Zeit.',
    en: 'For example 9–18:30. Empty means closed. Deadlines for answers count during these hours only.',
  },
  FINANCING: {
    de: 'Wer Kredite vermittelt, braucht in der Regel eine Erlaubnis nach § 34k GewO. Sie steht am Anfang jedes Antrags.',
    en: 'Whoever brokers loans usually needs a permit under § 34k GewO. It is shown at the beginning of every application.',
  },
  TRADE_IN: {
    de: 'Ohne eigene Angaben gelten die Vorgaben des Shops.',
    en: 'Without your own terms the shop’s apply.',
  },
  ACCESSORIES: {
    de: 'Je Marke eine Zeile, zum Beispiel „Volkswagen: kappe“. * steht für alle Marken.',
    en: 'One line for each make, for example “Volkswagen: kappe”. * stands for every make.',
  },
  SERVICES: {
    de: 'Preise in Euro mit Umsatzsteuer, bei Spannen zum Beispiel 90–140. Leer heißt: bieten wir nicht an.',
    en: 'Prices in euros including VAT, for ranges for example 90–140. Empty means: not offered.',
  },
  WORK_GROUPS: {
    de: 'Arbeitsstunden je Tag von Montag bis Sonntag, zum Beispiel 8 8 8 8 6,5 0 0.',
    en: 'Hours of work a day from Monday to Sunday, for example 8 8 8 8 6,5 0 0.',
  },
}

/** The fields of all parts; those of services have the names of the services. */
export const settingsFieldTexts: Readonly<Record<string, Text>> = {
  name: { de: 'Firma', en: 'Company' },
  representative: { de: 'Vertreten durch', en: 'Represented by' },
  street: { de: 'Straße und Hausnummer', en: 'Street and number' },
  zip: { de: 'Postleitzahl', en: 'Postal code' },
  city: { de: 'Ort', en: 'Town' },
  phone: { de: 'Telefon', en: 'Telephone' },
  email: { de: 'E-Mail-Adresse', en: 'E-mail address' },
  sinceYear: { de: 'Im Handel seit', en: 'In business since' },
  registerEntry: { de: 'Register und Nummer', en: 'Register and number' },
  selfCertified: {
    de: 'Wir bieten nur Waren und Leistungen an, die dem Recht der Union entsprechen.',
    en: 'We only offer goods and services that comply with Union law.',
  },
  vatId: { de: 'Umsatzsteuer-ID', en: 'VAT id' },
  iban: { de: 'IBAN', en: 'IBAN' },
  sepaCreditorId: { de: 'Gläubiger-ID für Lastschriften', en: 'Creditor id for direct debits' },
  imprintUrl: { de: 'Adresse des Impressums', en: 'Address of the imprint' },
  privacyUrl: { de: 'Adresse der Datenschutzerklärung', en: 'Address of the privacy notice' },
  disputeSettlement: { de: 'Verbraucherschlichtung', en: 'Consumer dispute settlement' },
  hours: { de: 'Öffnungszeiten', en: 'Opening hours' },
  day1: { de: 'Montag', en: 'Monday' },
  day2: { de: 'Dienstag', en: 'Tuesday' },
  day3: { de: 'Mittwoch', en: 'Wednesday' },
  day4: { de: 'Donnerstag', en: 'Thursday' },
  day5: { de: 'Freitag', en: 'Friday' },
  day6: { de: 'Samstag', en: 'Saturday' },
  day7: { de: 'Sonntag', en: 'Sunday' },
  vatCodeOne: { de: 'Umsatzsteuer-Kennzeichen 1 in Dateien', en: 'VAT code 1 in files' },
  energyLabelPolicy: {
    de: 'Neuwagen mit unvollständigem Energie-Label',
    en: 'New cars with an incomplete energy label',
  },
  deliveryGroup: { de: 'Lieferfrist', en: 'Lead time' },
  deliveryCalendar: { de: 'Gezählte Tage', en: 'Days that count' },
  permit: { de: 'Erlaubnis zur Vermittlung', en: 'Permit to broker' },
  permitNumber: { de: 'Registernummer', en: 'Register number' },
  permitAuthority: { de: 'Erlaubnisbehörde', en: 'Issued by' },
  isTied: { de: 'An einen Kreditgeber gebunden', en: 'Tied to one lender' },
  hasCommission: { de: 'Der Kreditgeber zahlt eine Provision', en: 'The lender pays a commission' },
  marginPercent: { de: 'Marge in Prozent', en: 'Margin in per cent' },
  minMargin: { de: 'Mindestmarge in Euro', en: 'Minimum margin in euros' },
  reconditioning: { de: 'Aufbereitung in Euro', en: 'Reconditioning in euros' },
  providers: { de: 'Anbieter je Marke', en: 'Provider by make' },
  MECHANICS: { de: 'Mechanik', en: 'Mechanics' },
  TYRES: { de: 'Räder', en: 'Tyres' },
  BODY: { de: 'Karosserie', en: 'Body' },
  INSPECTOR: { de: 'HU-Prüfer', en: 'Inspector' },
  closedOnHolidays: { de: 'An Feiertagen geschlossen', en: 'Closed on public holidays' },
  closures: { de: 'Schließtage, je Zeile einer (24.12.2026)', en: 'Closing days, one a line (24.12.2026)' },
  slug: { de: 'Adresse', en: 'Address' },
  brandName: { de: 'Name des Shops', en: 'Name of the shop' },
  brand: { de: 'Farbe', en: 'Colour' },
  radius: { de: 'Ecken', en: 'Corners' },
  merchantOrigin: { de: 'Eigene Website', en: 'Own website' },
  tradeInDe: { de: 'Text zur Inzahlungnahme, deutsch', en: 'Text on trade-ins, German' },
  tradeInEn: { de: 'Text zur Inzahlungnahme, englisch', en: 'Text on trade-ins, English' },
}

/** In lists of fields, where their label is a sentence. */
export const shortFieldTexts: Readonly<Record<string, Text>> = {
  selfCertified: { de: 'Selbstbescheinigung', en: 'Self-certification' },
  imprintUrl: { de: 'Impressum', en: 'Imprint' },
  privacyUrl: { de: 'Datenschutz', en: 'Privacy notice' },
  permit: { de: 'Angabe zur Erlaubnis', en: 'Permit to broker' },
}

/** What can be chosen, as field and value. */
export const settingsChoiceTexts: Readonly<Record<string, Text>> = {
  'disputeSettlement.': { de: 'Bitte wählen', en: 'Please choose' },
  'disputeSettlement.NOT_WILLING': { de: 'Wir nehmen nicht teil', en: 'We do not take part' },
  'disputeSettlement.WILLING': { de: 'Wir nehmen freiwillig teil', en: 'We take part voluntarily' },
  'disputeSettlement.OBLIGED': { de: 'Wir sind zur Teilnahme verpflichtet', en: 'We are obliged to take part' },
  'vatCodeOne.REGULAR': { de: 'Regelbesteuerung', en: 'Standard VAT' },
  'vatCodeOne.MARGIN': { de: 'Differenzbesteuerung', en: 'Margin scheme' },
  'energyLabelPolicy.HOLD_BACK': { de: 'zurückhalten, bis es vollständig ist', en: 'hold back until it is complete' },
  'energyLabelPolicy.REPORT': { de: 'zeigen und im Importbericht nennen', en: 'show, and name in the import report' },
  'deliveryGroup.NORMAL': { de: 'wie üblich, 8 bis 11 Tage', en: 'as usual, 8 to 11 days' },
  'deliveryGroup.SPECIAL': { de: 'länger, 14 bis 17 Tage', en: 'longer, 14 to 17 days' },
  'deliveryCalendar.EXCLUDE_SUNDAY': { de: 'Montag bis Samstag', en: 'Monday to Saturday' },
  'deliveryCalendar.EXCLUDE_WEEKEND': { de: 'Montag bis Freitag', en: 'Monday to Friday' },
  'permit.': { de: 'Bitte wählen', en: 'Please choose' },
  'permit.34k': { de: 'Erlaubnis nach § 34k GewO', en: 'Permit under § 34k GewO' },
  'permit.exempt': { de: 'Erlaubnisfrei', en: 'Exempt' },
  'permit.none': { de: 'Wir vermitteln keine Finanzierung', en: 'We do not broker financing' },
  'radius.4': { de: 'leicht gerundet', en: 'slightly rounded' },
  'radius.0': { de: 'gerade', en: 'square' },
  'radius.8': { de: 'rund', en: 'rounded' },
}
