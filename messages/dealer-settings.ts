/** A merchant's set-up: what is there, what is missing. */
export const settingsTexts = {
  title: { de: 'Einstellungen', en: 'Settings' },
  /** Until it is published for the first time. */
  setUpTitle: { de: 'Einrichtung', en: 'Set-up' },
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
    de: (label: string) => `${label}: Bitte schreiben Sie eine Zeit wie 9–18:30.`,
    en: (label: string) => `${label}: please write a time like 9–18:30.`,
  },
  invalidPlan: {
    de: (label: string) => `${label}: Bitte schreiben Sie Zeiten wie 9–18:30 oder 8–12, 13–17.`,
    en: (label: string) => `${label}: please write times like 9–18:30 or 8–12, 13–17.`,
  },
  invalidAddress: {
    de: (label: string) => `${label}: Bitte schreiben Sie eine Adresse wie https://www.ihr-autohaus.de/impressum.`,
    en: (label: string) => `${label}: please write an address like https://www.your-dealership.com/imprint.`,
  },
  invalidColor: {
    de: 'Farbe: Bitte schreiben Sie eine Farbe wie #0b5d66, auf der weiße Schrift zu lesen ist.',
    en: 'Colour: please write a colour like #0b5d66 on which white text can be read.',
  },
  invalidSlug: {
    de: 'Adresse: Bitte schreiben Sie Kleinbuchstaben, Ziffern und Bindestriche, am Anfang einen Buchstaben, am Ende keinen Bindestrich. Manche Adressen sind vergeben.',
    en: 'Address: please write lower-case letters, digits and hyphens, beginning with a letter and not ending with a hyphen. Some addresses are taken.',
  },
  invalidPrice: {
    de: (label: string) => `${label}: Bitte schreiben Sie einen Preis wie 95, bei „von–bis“ eine Spanne wie 90–140.`,
    en: (label: string) => `${label}: please write a price like 95, for “from–to” a range like 90–140.`,
  },
  invalidYear: {
    de: (label: string) => `${label}: Bitte schreiben Sie ein Jahr wie 1998.`,
    en: (label: string) => `${label}: please write a year like 1998.`,
  },
  invalidWorkHours: {
    de: (label: string) => `${label}: Bitte schreiben Sie Stunden wie 8 oder 6,5.`,
    en: (label: string) => `${label}: please write hours like 8 or 6.5.`,
  },
  invalidTerm: {
    de: (label: string) =>
      `${label}: Bitte schreiben Sie eine Zahl wie 5,99, ohne Einheit, die zu den übrigen Angaben passt.`,
    en: (label: string) => `${label}: please write a number like 5.99, without a unit, that fits the other entries.`,
  },
  allOrNone: {
    de: (label: string) => `${label}: Bitte füllen Sie dieses Feld aus, oder lassen Sie alle Preise leer.`,
    en: (label: string) => `${label}: please fill in this field, or leave all prices empty.`,
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
  suspendedMissing: {
    de: (fields: string) => `Bevor der Betrieb wieder veröffentlicht werden kann, fehlen: ${fields}.`,
    en: (fields: string) => `Before the business can be published again, these are missing: ${fields}.`,
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
  unbookable: {
    de: (services: string) => `Ohne genug Stunden an einem Tag und darum nicht zu buchen: ${services}`,
    en: (services: string) => `Without hours enough on one day, so it cannot be booked: ${services}`,
  },
  saved: { de: (part: string) => `Gespeichert: ${part}.`, en: (part: string) => `Saved: ${part}.` },
  nextPart: { de: (part: string) => `Weiter: ${part}`, en: (part: string) => `Next: ${part}` },
  services: {
    de: (count: number) => (count === 1 ? '1 Leistung' : `${count} Leistungen`),
    en: (count: number) => (count === 1 ? '1 service' : `${count} services`),
  },
  hours: {
    de: (hours: string) => `${hours} Std. je Woche`,
    en: (hours: string) => `${hours} hrs a week`,
  },
  otherMakes: { de: 'alle anderen Marken', en: 'all other makes' },
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
  pickColour: { de: 'Farbe auswählen', en: 'Choose a colour' },
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
