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
    de: (found: string, all: string) => (found === all ? `${all} Fahrzeuge` : `${found} von ${all} Fahrzeugen`),
    en: (found: string, all: string) => (found === all ? `${all} cars` : `${found} of ${all} cars`),
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
  search: { de: 'Nummer oder Fahrzeug', en: 'Number or car' },
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
  days: { de: 'Standtage', en: 'Days on stock' },
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

/** A change of many cars at once. */
export const bulkTexts = {
  PRICE: { de: 'Preise ändern', en: 'Change prices' },
  STATE: { de: 'Status ändern', en: 'Change the status' },
  TEXT: { de: 'Text ergänzen', en: 'Add to the description' },
  TERMS: { de: 'Konditionen ändern', en: 'Change terms' },
  each: {
    de: 'Jedes Fahrzeug hat seinen eigenen neuen Preis, wie er in der Preisrunde eingetragen wurde.',
    en: 'Each car has a new price of its own, as entered in the price round.',
  },
  toRound: { de: 'Zurück zur Preisrunde', en: 'Back to the price round' },
  term: { de: 'Kondition', en: 'Term' },
  availability: { de: 'Lieferfrist in Tagen', en: 'Delivery time in days' },
  transferCost: { de: 'Überführungskosten in Euro', en: 'Transfer costs in euros' },
  warranty: { de: 'Mit Garantie', en: 'With warranty' },
  noWarranty: { de: 'Ohne Garantie', en: 'Without warranty' },
  termValue: { de: 'Tage oder Euro (leer: keine Angabe)', en: 'Days or euros (blank: nothing stated)' },
  termWrong: { de: 'Bitte geben Sie eine ganze Zahl ein.', en: 'Please enter a whole number.' },
  unstated: { de: 'keine Angabe', en: 'nothing stated' },
  daysOf: {
    de: (days: string) => (days === '1' ? '1 Tag' : `${days} Tage`),
    en: (days: string) => (days === '1' ? '1 day' : `${days} days`),
  },
  select: { de: (number: string) => `${number} auswählen`, en: (number: string) => `Select ${number}` },
  selectColumn: { de: 'Auswahl', en: 'Selection' },
  selected: { de: 'Auswahl ändern:', en: 'Change the selection:' },
  allOfFilter: {
    de: (count: string) => `Alle ${count} dieser Ansicht statt der angekreuzten`,
    en: (count: string) => `All ${count} of this view instead of those ticked`,
  },
  nothingSelected: {
    de: 'Bitte kreuzen Sie Fahrzeuge an, oder wählen Sie alle dieser Ansicht.',
    en: 'Please tick cars, or choose all of this view.',
  },
  tooMany: {
    de: 'Mehr als 5.000 Fahrzeuge lassen sich nicht auf einmal ändern. Bitte filtern Sie die Liste.',
    en: 'No more than 5,000 cars can be changed at once. Please filter the list.',
  },
  back: { de: 'Zurück zum Bestand', en: 'Back to the stock' },
  note: {
    de: (count: string, at: string) => `${count} Fahrzeuge, ausgewählt am ${at}`,
    en: (count: string, at: string) => `${count} cars, selected on ${at}`,
  },
  what: { de: 'Was sich ändert', en: 'What changes' },
  mode: { de: 'Änderung', en: 'Change' },
  PERCENT: { de: 'Prozent vom Preis', en: 'Percent of the price' },
  AMOUNT: { de: 'Betrag in Euro', en: 'Amount in euros' },
  by: { de: 'Um (Minus senkt)', en: 'By (minus reduces)' },
  byWrong: { de: 'Bitte geben Sie eine Zahl ein, z. B. -3 oder -500.', en: 'Please enter a number, e.g. -3 or -500.' },
  rounding: { de: 'Runden auf', en: 'Round to' },
  to: { de: 'Neuer Status', en: 'New status' },
  text: { de: 'Absatz, der an die Beschreibung angehängt wird', en: 'Paragraph added to the description' },
  textMissing: { de: 'Bitte schreiben Sie den Absatz.', en: 'Please write the paragraph.' },
  calculate: { de: 'Vorschau berechnen', en: 'Calculate the preview' },
  preview: { de: 'Vorschau', en: 'Preview' },
  vehicle: { de: 'Fahrzeug', en: 'Car' },
  before: { de: 'Bisher', en: 'Before' },
  after: { de: 'Neu', en: 'New' },
  difference: { de: 'Differenz', en: 'Difference' },
  showAll: {
    de: (count: string) => `${count} weitere Fahrzeuge anzeigen`,
    en: (count: string) => `Show ${count} more cars`,
  },
  refused: { de: 'Wird nicht geändert', en: 'Will not change' },
  ORDERED: {
    de: 'Reserviert oder verkauft. Der Auftrag nennt Preis und Status.',
    en: 'Reserved or sold. The order names its price and status.',
  },
  LABEL: {
    de: 'Pflichtangaben nach Pkw-EnVKV fehlen.',
    en: 'Values that the Pkw-EnVKV requires are missing.',
  },
  LIMIT: { de: 'Der neue Wert wäre zu klein oder zu groß.', en: 'The new value would be too small or too large.' },
  SAME: { de: 'Nichts ändert sich.', en: 'Nothing changes.' },
  CHANGED: { de: 'Seit der Auswahl geändert.', en: 'Changed since the selection.' },
  GONE: { de: 'Gibt es nicht mehr.', en: 'Does not exist any more.' },
  apply: { de: 'Anwenden', en: 'Apply' },
  falling: { de: 'Preise sinken', en: 'Prices fall' },
  rising: { de: 'Preise steigen', en: 'Prices rise' },
  sum: { de: 'Summe der Änderungen', en: 'Sum of the changes' },
  changing: { de: 'Fahrzeuge ändern sich', en: 'Cars change' },
  staying: { de: 'Bleiben, wie sie sind', en: 'Stay as they are' },
  typeCount: {
    de: (count: number) => `Mehr als 25 Fahrzeuge: Bitte geben Sie die Anzahl ein (${count})`,
    en: (count: number) => `More than 25 cars: please type their number (${count})`,
  },
  countWrong: {
    de: 'Diese Zahl stimmt nicht mit der Vorschau überein.',
    en: 'This number is not that of the preview.',
  },
  applyNow: {
    de: (count: number) => `${count} ${plural(count, 'Fahrzeug', 'Fahrzeuge')} ändern`,
    en: (count: number) => `Change ${count} ${plural(count, 'car', 'cars')}`,
  },
  applyNote: {
    de: 'Danach 30 Minuten lang rückgängig zu machen. Geänderte Felder gelten als „von Hand“ und werden vom Feed nicht überschrieben.',
    en: 'Can be reverted for 30 minutes. Changed fields count as “by hand” and are not overwritten by the feed.',
  },
  nothingChanges: { de: 'Kein Fahrzeug ändert sich', en: 'No car changes' },
  nothingChangesText: {
    de: 'Ändern Sie den Vorschlag, oder wählen Sie andere Fahrzeuge.',
    en: 'Change the proposal, or select other cars.',
  },
  proposeFirst: {
    de: 'Sagen Sie oben, was sich ändert. Die Vorschau zeigt es, bevor etwas geschieht.',
    en: 'Say above what is to change. The preview shows it before anything happens.',
  },
  changedMeanwhile: {
    de: 'Inzwischen hat sich etwas geändert. Die Vorschau ist neu berechnet; bitte sehen Sie sie noch einmal an.',
    en: 'Something has changed meanwhile. The preview has been recalculated; please look at it again.',
  },
  tooLate: { de: 'Das geht nicht mehr.', en: 'This is not possible any more.' },
  applied: {
    de: (count: number, at: string) => `${count} ${plural(count, 'Fahrzeug', 'Fahrzeuge')} geändert, ${at}`,
    en: (count: number, at: string) => `${count} ${plural(count, 'car', 'cars')} changed, ${at}`,
  },
  undo: { de: 'Rückgängig machen', en: 'Undo' },
  undoUntil: { de: (at: string) => `Möglich bis ${at}.`, en: (at: string) => `Possible until ${at}.` },
  reverted: {
    de: (reverted: number, all: number) =>
      `${reverted} von ${all} rückgängig gemacht; die übrigen waren seither geändert oder bestellt.`,
    en: (reverted: number, all: number) =>
      `${reverted} of ${all} reverted; the others had been changed or ordered since.`,
  },
  revertedAll: { de: 'Rückgängig gemacht.', en: 'Reverted.' },
  recent: { de: 'Letzte Änderungen', en: 'Recent changes' },
  recentLine: {
    de: (count: number, at: string, by: string) => `${count} ${plural(count, 'Fahrzeug', 'Fahrzeuge')}, ${at}, ${by}`,
    en: (count: number, at: string, by: string) => `${count} ${plural(count, 'car', 'cars')}, ${at}, ${by}`,
  },
} as const
