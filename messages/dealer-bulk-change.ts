import { plural } from './plural.ts'

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
  selected: { de: 'Auswahl:', en: 'Selection:' },
  allOfFilter: {
    de: (count: string) => `Alle ${count} statt der angekreuzten`,
    en: (count: string) => `All ${count} instead of those ticked`,
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
    de: (count: string, at: string) => `${count} ${count === '1' ? 'Fahrzeug' : 'Fahrzeuge'}, ausgewählt am ${at}`,
    en: (count: string, at: string) => `${count} ${count === '1' ? 'car' : 'cars'}, selected on ${at}`,
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
  unusual: {
    de: (count: number) =>
      `${count === 1 ? 'Ein Preis ändert' : `${count} Preise ändern`} sich um mehr als 50 %. Bitte prüfen Sie den Vorschlag, bevor Sie ihn anwenden.`,
    en: (count: number) =>
      `${count === 1 ? 'One price changes' : `${count} prices change`} by more than 50%. Please check the proposal before you apply it.`,
  },
  difference: { de: 'Differenz', en: 'Difference' },
  showAll: {
    de: (count: string) => `${count} ${count === '1' ? 'weiteres Fahrzeug' : 'weitere Fahrzeuge'} anzeigen`,
    en: (count: string) => `Show ${count} more ${count === '1' ? 'car' : 'cars'}`,
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
  undoUntil: {
    de: (at: string) => `Rückgängig zu machen bis ${at}.`,
    en: (at: string) => `It can be undone until ${at}.`,
  },
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
