import type { Text } from './texts.ts'

/** A merchant's set-up: what is there, what is missing. */
export const settingsTexts = {
  title: { de: 'Einrichtung', en: 'Set-up' },
  publish: { de: 'Veröffentlichen', en: 'Publish' },
  published: {
    de: 'Ihr Betrieb ist veröffentlicht. Als Nächstes kommt der Bestand:',
    en: 'Your business is published. Next comes the stock:',
  },
  publishedWith: {
    de: (count: number) =>
      `Ihr Betrieb ist veröffentlicht, mit ${count === 1 ? '1 Fahrzeug' : `${count} Fahrzeugen`} im Bestand.`,
    en: (count: number) => `Your business is published, with ${count === 1 ? '1 car' : `${count} cars`} in stock.`,
  },
  toStock: { de: 'Zum Bestand', en: 'Go to stock' },
  uploadStock: { de: 'Datei hochladen', en: 'Upload a file' },
  addCar: { de: 'Fahrzeug von Hand anlegen', en: 'Add a car by hand' },
  invalid: {
    de: (label: string) => `${label}: Bitte prüfen Sie diese Angabe.`,
    en: (label: string) => `${label}: please check this entry.`,
  },
  invalidHours: {
    de: (label: string) => `${label}: Bitte schreiben Sie Zeiten wie 9–18:30 oder 8–12, 13–17.`,
    en: (label: string) => `${label}: please write times like 9–18:30 or 8–12, 13–17.`,
  },
  invalidPrice: {
    de: (label: string) => `${label}: Bitte schreiben Sie einen Preis wie 95, bei „von–bis“ eine Spanne wie 90–140.`,
    en: (label: string) => `${label}: please write a price like 95, for “from–to” a range like 90–140.`,
  },
  priceRange: { de: (title: string) => `${title}, von–bis`, en: (title: string) => `${title}, from–to` },
  missing: {
    de: (count: number) =>
      count === 1 ? 'Noch 1 Angabe bis zur Veröffentlichung.' : `Noch ${count} Angaben bis zur Veröffentlichung.`,
    en: (count: number) =>
      count === 1 ? '1 entry left until you can publish.' : `${count} entries left until you can publish.`,
  },
  providerSuggestions: {
    de: (codes: string) => `Von Händlern bisher verwendet: ${codes}.`,
    en: (codes: string) => `Codes used by dealers so far: ${codes}.`,
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
  previewAdd: { de: 'In den Warenkorb', en: 'Add to basket' },
  contrast: {
    de: (ratio: string) => `Kontrast von Weiß auf dieser Farbe ${ratio} zu 1.`,
    en: (ratio: string) => `Contrast of white on this colour ${ratio} to 1.`,
  },
  tooWeak: {
    de: 'Zu wenig: Verlangt sind 4,5 zu 1. Wählen Sie einen dunkleren Ton.',
    en: 'Too little: 4.5 to 1 is needed. Choose a darker shade.',
  },
  widgets: {
    de: 'Autos auf Ihrer Website zeigen: Widget einrichten',
    en: 'Show cars on your website: set up a widget',
  },
  showPreview: { de: 'Vorschau zeigen', en: 'Show preview' },
  previewOf: {
    de: (name: string) => `Vorschau der Startseite von ${name}`,
    en: (name: string) => `Preview of the home page of ${name}`,
  },
  previewNote: {
    de: 'Schematisch, mit dem, was im Formular steht. Gespeichert ist damit noch nichts.',
    en: 'A sketch of what stands in the form. Nothing is saved by it.',
  },
  wholePage: {
    de: 'Ganze Seite in einem neuen Fenster ansehen',
    en: 'See the whole page in a new window',
  },
  person: { de: (place: number) => `Person ${place}`, en: (place: number) => `Person ${place}` },
  passes: { de: 'Erfüllt AA.', en: 'Passes AA.' },
  openShop: { de: 'Eigenen Shop öffnen', en: 'Open your own shop' },
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
  showExample: { de: 'Beispiel berechnen', en: 'Calculate the example' },
  example: { de: 'So steht es neben jeder Rate (§ 17 PAngV)', en: 'As it stands beside every rate (§ 17 PAngV)' },
  noExample: {
    de: 'Noch keine eigenen Konditionen: An Ihren Autos steht das Angebot des Shops.',
    en: 'No terms of your own yet: your cars show the shop’s offer.',
  },
  neededToPublish: { de: 'Nötig zur Veröffentlichung', en: 'Needed to publish' },
  upload: { de: 'Datei hochladen, auf Wunsch als Probelauf', en: 'Upload a file, as a dry run if you like' },
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
  FINANCING: { de: 'Erlaubnis zur Kreditvermittlung', en: 'Permit to broker loans' },
  LOAN: { de: 'Kredit: Bank und Konditionen', en: 'Loan: bank and terms' },
  LEASING: { de: 'Leasing: Gesellschaft und Konditionen', en: 'Leasing: company and terms' },
  TRADE_IN: { de: 'Inzahlungnahme', en: 'Trade-in' },
  ACCESSORIES: { de: 'Zubehör', en: 'Accessories' },
  SERVICES: { de: 'Leistungen und Preise', en: 'Services and prices' },
  WORK_GROUPS: { de: 'Arbeitsgruppen', en: 'Work groups' },
  CALENDAR: { de: 'Terminkalender, Feiertage, Schließtage', en: 'Appointments, holidays, closing days' },
  BRAND: { de: 'Eigener Shop', en: 'Own shop' },
  LOOK: { de: 'Gestaltung, Leitsatz, Foto', en: 'Look, claim, photograph' },
  PEOPLE: { de: 'Ansprechpartner', en: 'People' },
  NAVIGATION: { de: 'Navigation und Seiten', en: 'Navigation and pages' },
  DOMAINS: { de: 'Eigene Domains', en: 'Own domains' },
  CONFIGURATOR: { de: 'Fahrzeugkonfigurator', en: 'Vehicle configurator' },
  SHARED_SHOP: { de: 'Weitere Händler im Shop', en: 'More dealers in the shop' },
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
  LOAN: {
    de: 'Alles leer: An Ihren Autos steht der Kredit des Shops. Anzahlung und Schlussrate in Prozent des Preises, Laufzeiten in Monaten. Gespeichert gelten die Konditionen sofort an jedem Auto, im Rechner und in der Kasse.',
    en: 'All empty: your cars show the shop’s loan. Down payment and final instalment in per cent of the price, terms in months. Once saved, the terms apply at once on every car, in the calculator and at checkout.',
  },
  LEASING: {
    de: 'Alles leer: An Ihren Autos steht das Leasing des Shops. Sonderzahlung in Prozent des Preises, Laufzeiten in Monaten, Laufleistung in Kilometern im Jahr. Gespeichert gilt es sofort an jedem Auto, im Rechner und in der Kasse.',
    en: 'All empty: your cars show the shop’s lease. Special payment in per cent of the price, terms in months, mileage in kilometres a year. Once saved, it applies at once on every car, in the calculator and at checkout.',
  },
  TRADE_IN: {
    de: 'Ohne eigene Angaben gelten die Vorgaben des Shops.',
    en: 'Without your own terms the shop’s apply.',
  },
  DELIVERY: {
    de: 'Lassen Sie alle Preise leer, dann gelten die des Shops. Entfernungen zählen in Luftlinie. Abholung ist immer kostenlos.',
    en: 'Leave all prices empty and the shop’s apply. Distances are as the crow flies. Pick-up is always free.',
  },
  ACCESSORIES: {
    de: 'Von wem das Zubehör auf Ihren Seiten kommt: je Marke eine Zeile mit der Kennung des Anbieters, zum Beispiel „Volkswagen: kappe“. * steht für alle Marken. Leer: kein Zubehör.',
    en: 'Who provides the accessories on your pages: one line for each make with the provider’s code, for example “Volkswagen: kappe”. * stands for every make. Empty: no accessories.',
  },
  SERVICES: {
    de: 'Preise in Euro mit Umsatzsteuer, bei Spannen zum Beispiel 90–140. Leer heißt: bieten wir nicht an.',
    en: 'Prices in euros including VAT, for ranges for example 90–140. Empty means: not offered.',
  },
  WORK_GROUPS: {
    de: 'Arbeitsstunden je Tag von Montag bis Sonntag, zum Beispiel 8 8 8 8 6,5 0 0.',
    en: 'Hours of work a day from Monday to Sunday, for example 8 8 8 8 6,5 0 0.',
  },
  BRAND: {
    de: 'Eine eigene Domain trägt der Betreiber des Marktplatzes ein, sobald sie nachweislich Ihnen gehört. Impressum und Datenschutz kommen aus „Impressum, Datenschutz, Streitbeilegung“. Tag-Manager und Statistikdienst werden erst geladen, wenn ein Besucher zugestimmt hat; ohne sie fragt der Shop niemanden.',
    en: 'A domain of your own is entered by the operator of the marketplace once it is known to be yours. Imprint and privacy notice are those of “Imprint, privacy, dispute settlement”. Tag managers and the statistics service are loaded only once a visitor has agreed; without them the shop asks nobody.',
  },
  LOOK: {
    de: 'Der Leitsatz ist die Überschrift Ihrer Startseite; ohne ihn steht dort die Zahl Ihrer Autos. Das Zeichen gilt, solange kein Logo hochgeladen ist.',
    en: 'The claim is the heading of your home page; without one the number of your cars stands there. The mark is used as long as no logo is uploaded.',
  },
  PEOPLE: {
    de: 'Wen Kunden bei Ihnen treffen, höchstens sechs. Die Fotos laden Sie darunter hoch, sobald die Person gespeichert ist.',
    en: 'Whom customers meet, six at most. Upload the photographs below once the person is saved.',
  },
  NAVIGATION: {
    de: 'Abschnitte der Hauptnavigation in ihrer Reihenfolge; ohne Auswahl alle. Seiten der Spalte „Service“; ohne Auswahl Kontakt, Hilfe, Ratgeber und Newsletter. Seiten, die nur Ihr Shop hat, stehen von selbst dabei, sobald sie veröffentlicht sind.',
    en: 'Sections of the main navigation in their order; all of them if none is chosen. Pages of the column “Service”; contact, help, guide and newsletter if none is chosen. Pages that only your shop has are added by themselves once they are published.',
  },
  DOMAINS: {
    de: 'Nur Domains, die nachweislich diesem Betrieb gehören: E-Mails an seine Kunden, auch die mit Schlüsseln zu ihren Konten, verlinken auf die erste. Zuerst muss ein CNAME-Eintrag der Domain auf die Adresse des Shops hier zeigen.',
    en: 'Only domains that are known to be this business’s: mails to its customers, those with keys to their accounts included, link to the first one. A CNAME record of the domain must point to the address of the shop here first.',
  },
  CONFIGURATOR: {
    de: 'Skript und Stil eines anderen Anbieters, nur im Shop dieses Betriebs. Das Skript darf dort alles, was unsere eigenen dürfen: Tragen Sie nur Anbieter ein, die Sie geprüft haben. Mit Einwilligung lädt es erst, wenn Besucher „Funktionen“ zugestimmt haben.',
    en: 'Script and style of another provider, in the shop of this business only. The script may do there whatever our own may: enter only providers you have checked. With consent it loads only once visitors have agreed to “functions”.',
  },
  SHARED_SHOP: {
    de: 'Kurznamen der Händler, deren Autos, Leistungen und Zubehör dieser Shop außerdem zeigt, je Zeile einer. Gestaltung, Seiten und Navigation bleiben Sache dieses Betriebs; Impressum und Datenschutz des Shops tragen Sie unter „Eigener Shop“ ein.',
    en: 'Short names of the dealers whose cars, services and accessories this shop shows too, one a line. Look, pages and navigation remain with this business; enter imprint and privacy notice of the shop under “Own shop”.',
  },
  CALENDAR: {
    de: 'Lassen Sie alle Tage leer, dann gelten Ihre Öffnungszeiten, auch wenn sie sich ändern. Eigene Zeiten zum Beispiel 8–12, 13–17; ein leerer Tag ist dann geschlossen.',
    en: 'Leave every day empty and your opening hours count, also when they change. Times of your own for example 8–12, 13–17; an empty day is then closed.',
  },
}
