import { plural } from './plural.ts'

/** The list of a merchant's cars. */
export const stockTexts = {
  columns: { de: 'Spalten', en: 'Columns' },
  showColumns: { de: 'Spalten anzeigen', en: 'Show the columns' },
  priceRound: { de: 'Preisrunde', en: 'Price round' },
  all: { de: 'Alle', en: 'All' },
  offlineView: { de: (count: number) => `Nicht online (${count})`, en: (count: number) => `Not online (${count})` },
  longView: {
    de: (days: number, count: number) => `Über ${days} Tage (${count})`,
    en: (days: number, count: number) => `Over ${days} days (${count})`,
  },
  noPicturesView: { de: (count: number) => `Ohne Bilder (${count})`, en: (count: number) => `No pictures (${count})` },
  views: { de: 'Ansichten', en: 'Views' },
  ofAll: {
    de: (found: string, all: string) =>
      found === all ? `${all} ${all === '1' ? 'Fahrzeug' : 'Fahrzeuge'}` : `${found} von ${all} Fahrzeugen`,
    en: (found: string, all: string) =>
      found === all ? `${all} ${all === '1' ? 'car' : 'cars'}` : `${found} of ${all} cars`,
  },
  csv: { de: 'CSV', en: 'CSV' },
  csvName: { de: 'bestand.csv', en: 'stock.csv' },
  create: { de: 'Fahrzeug anlegen', en: 'Add a car' },
  upload: { de: 'Datei hochladen', en: 'Upload a file' },
  VEHICLE: { de: 'Fahrzeug', en: 'Car' },
  NUMBER: { de: 'Nummer', en: 'Number' },
  STATE: { de: 'Status', en: 'Status' },
  PRICE: { de: 'Preis', en: 'Price' },
  RATING: { de: 'Preisbewertung', en: 'Price rating' },
  DAYS: { de: 'Tage', en: 'Days' },
  REGISTERED: { de: 'EZ', en: 'Registered' },
  MILEAGE: { de: 'km', en: 'km' },
  QUALITY: { de: 'Qualität', en: 'Quality' },
  PICTURES: { de: 'Bilder', en: 'Pictures' },
  REQUESTS: { de: 'Anfragen', en: 'Enquiries' },
  CHANGED: { de: 'Geändert', en: 'Changed' },
  today: { de: 'heute', en: 'today' },
  filters: { de: 'Filter', en: 'Filters' },
  search: { de: 'Suche', en: 'Search' },
  filter: {
    de: (count: number) => (count > 0 ? `Filter (${count})` : 'Filter'),
    en: (count: number) => (count > 0 ? `Filters (${count})` : 'Filters'),
  },
  apply: { de: 'Anwenden', en: 'Apply' },
  everything: { de: 'Alle', en: 'All' },
  daysFrom: { de: 'Standtage ab', en: 'Days from' },
  daysTo: { de: 'Standtage bis', en: 'Days to' },
  priceFrom: { de: 'Preis ab', en: 'Price from' },
  priceTo: { de: 'Preis bis', en: 'Price to' },
  remove: { de: 'Filter entfernen', en: 'Remove filter' },
  reset: { de: 'Alle Filter zurücksetzen', en: 'Reset all filters' },
  daysAbove: { de: (days: string) => `Standtage ab ${days}`, en: (days: string) => `${days} days or more` },
  daysUpTo: { de: (days: string) => `Standtage bis ${days}`, en: (days: string) => `${days} days or fewer` },
  priceAbove: { de: (price: string) => `Preis ab ${price}`, en: (price: string) => `${price} or more` },
  priceUpTo: { de: (price: string) => `Preis bis ${price}`, en: (price: string) => `${price} or less` },
  textIs: { de: (text: string) => `„${text}“`, en: (text: string) => `“${text}”` },
  empty: { de: 'Noch kein Fahrzeug', en: 'No cars yet' },
  emptyText: {
    de: 'Legen Sie ein Fahrzeug an, oder laden Sie Ihren Bestand als Datei hoch.',
    en: 'Add a car, or upload your stock as a file.',
  },
  nothing: { de: 'Kein Fahrzeug passt zu diesen Filtern', en: 'No car matches these filters' },
  nothingText: {
    de: 'Entfernen Sie einen Filter, oder setzen Sie alle zurück.',
    en: 'Remove a filter, or reset them all.',
  },
  range: {
    de: (from: string, to: string, total: string) => `${from} bis ${to} von ${total}`,
    en: (from: string, to: string, total: string) => `${from} to ${to} of ${total}`,
  },
  saveView: { de: 'Ansicht speichern', en: 'Save view' },
  viewName: { de: 'Name der Ansicht', en: 'Name of the view' },
  removeView: { de: (name: string) => `Ansicht „${name}“ löschen`, en: (name: string) => `Delete view “${name}”` },
  save: { de: 'Speichern', en: 'Save' },
} as const

/** The state of a car, for its dealer. */
export const stockStateTexts = {
  PUBLISHED: { de: 'Online', en: 'Online' },
  INCOMPLETE: { de: 'Nicht online', en: 'Not online' },
  DRAFT: { de: 'Entwurf', en: 'Draft' },
  RESERVED: { de: 'Reserviert', en: 'Reserved' },
  SOLD: { de: 'Verkauft', en: 'Sold' },
  ARCHIVED: { de: 'Archiviert', en: 'Archived' },
} as const

/** Parts of the stock to choose from. */
export const stockPartTexts = {
  PUBLISHED: stockStateTexts.PUBLISHED,
  OFFLINE: { de: 'Nicht online und Entwürfe', en: 'Not online and drafts' },
  INCOMPLETE: { de: 'Nicht online: Angaben fehlen', en: 'Not online: values missing' },
  DRAFT: stockStateTexts.DRAFT,
  RESERVED: stockStateTexts.RESERVED,
  SOLD: stockStateTexts.SOLD,
  ARCHIVED: stockStateTexts.ARCHIVED,
} as const

/** What an offer lacks. */
export const stockGapTexts = {
  LABEL: { de: 'Pflichtangaben fehlen', en: 'Mandatory values missing' },
  NO_PICTURES: { de: 'Keine Bilder', en: 'No pictures' },
  FEW_PICTURES: { de: 'Wenige Bilder', en: 'Few pictures' },
  SHORT_TEXT: { de: 'Text zu kurz', en: 'Text too short' },
  NONE: { de: 'vollständig', en: 'complete' },
} as const

export const pictureCountTexts = {
  de: (count: number) => `${count} ${plural(count, 'Bild', 'Bilder')}`,
  en: (count: number) => `${count} ${plural(count, 'picture', 'pictures')}`,
} as const

/** The form of one car. */
export const stockVehicleTexts = {
  back: { de: 'Bestand', en: 'Stock' },
  newTitle: { de: 'Fahrzeug anlegen', en: 'Add a car' },
  newNote: { de: 'wird als Entwurf gespeichert', en: 'is saved as a draft' },
  vehicle: { de: 'Fahrzeug', en: 'Car' },
  make: { de: 'Marke', en: 'Make' },
  model: { de: 'Modell', en: 'Model' },
  number: { de: 'Nummer', en: 'Number' },
  numberTaken: {
    de: 'Diese Nummer hat schon ein anderes Fahrzeug. Bitte wählen Sie eine andere.',
    en: 'Another car has this number already. Please choose another one.',
  },
  save: { de: 'Speichern', en: 'Save' },
  saveByEnter: { de: 'Auch mit Enter in einem Feld', en: 'Also with Enter in a field' },
  saveByKeys: { de: 'oder mit Strg/⌘ + S', en: 'or with Ctrl/⌘ + S' },
  sections: { de: 'Abschnitte', en: 'Sections' },
  unknown: { de: 'keine Angabe', en: 'not stated' },
  yes: { de: 'Ja', en: 'Yes' },
  no: { de: 'Nein', en: 'No' },
  onePerLine: { de: 'Eine Zeile je Eintrag.', en: 'One entry per line.' },
  byHand: { de: 'von Hand', en: 'by hand' },
  byFeed: { de: 'Feed', en: 'feed' },
  giveBack: { de: 'an den Feed', en: 'back to the feed' },
  giveBackField: {
    de: (label: string) => `${label} an den Feed zurückgeben`,
    en: (label: string) => `Give ${label} back to the feed`,
  },
  hidden: {
    de: 'Kunden sehen dieses Fahrzeug nicht, solange Ihr Betrieb nicht veröffentlicht ist.',
    en: 'Customers do not see this car while your business is not published.',
  },
  inShop: { de: 'Im Shop ansehen', en: 'See it in the shop' },
  isMissing: { de: 'Pflichtangabe fehlt', en: 'Mandatory value missing' },
  between: {
    de: (from: string, to: string) => `Bitte geben Sie eine Zahl von ${from} bis ${to} ein.`,
    en: (from: string, to: string) => `Please enter a number from ${from} to ${to}.`,
  },
  wholeNumber: { de: 'Bitte geben Sie eine ganze Zahl ein.', en: 'Please enter a whole number.' },
  month: {
    de: 'Bitte geben Sie den Monat so ein: 03/2022.',
    en: 'Please enter the month like this: 03/2022.',
  },
  ordered: {
    de: 'Das geht nicht, solange das Fahrzeug reserviert oder verkauft ist: Preis und Status stehen im Auftrag.',
    en: 'This is not possible while the car is reserved or sold: the order names its price and status.',
  },
  incomplete: {
    de: 'Das Fahrzeug lässt sich nicht veröffentlichen: Pflichtangaben nach Pkw-EnVKV fehlen.',
    en: 'The car cannot be published: values that the Pkw-EnVKV requires are missing.',
  },
  missingTitle: {
    de: (count: number) => `${count} ${plural(count, 'Pflichtangabe fehlt', 'Pflichtangaben fehlen')} (Pkw-EnVKV)`,
    en: (count: number) => `${count} mandatory ${plural(count, 'value is', 'values are')} missing (Pkw-EnVKV)`,
  },
  missingText: {
    de: 'Sobald sie da sind, geht ein zurückgehaltenes Fahrzeug von selbst online.',
    en: 'As soon as they are there, a car that is held back goes online by itself.',
  },
  saved: { de: 'Gespeichert.', en: 'Saved.' },
  price: { de: 'Preis', en: 'Price' },
  rating: { de: 'Preisbewertung', en: 'Price rating' },
  lowest: { de: '30-Tage-Tief', en: '30-day low' },
  days: { de: 'Standtage', en: 'Days in stock' },
  requests: { de: 'Anfragen', en: 'Enquiries' },
  changed: { de: 'Zuletzt geändert', en: 'Last changed' },
  changedBy: { de: (name: string, at: string) => `${name}, ${at}`, en: (name: string, at: string) => `${name}, ${at}` },
  status: { de: 'Status', en: 'Status' },
  publish: { de: 'Veröffentlichen', en: 'Publish' },
  unpublish: { de: 'Vom Shop nehmen', en: 'Take off the shop' },
  archive: { de: 'Archivieren', en: 'Archive' },
  pictures: { de: 'Bilder', en: 'Pictures' },
  whose: { de: 'Wem ein Feld gehört', en: 'Whose field it is' },
  whoseText: {
    de: 'Felder vom Feed überschreibt jede Lieferung. Was Sie von Hand ändern, bleibt, bis Sie das Feld zurückgeben.',
    en: 'Each delivery overwrites fields of the feed. What you change by hand stays until you give the field back.',
  },
  whoseHand: {
    de: 'Dieses Fahrzeug haben Sie angelegt. Keine Lieferung ändert oder archiviert es.',
    en: 'You have added this car. No delivery changes or archives it.',
  },
  readOnly: {
    de: 'Sie dürfen dieses Fahrzeug ansehen, aber nicht ändern.',
    en: 'You may see this car but not change it.',
  },
} as const
