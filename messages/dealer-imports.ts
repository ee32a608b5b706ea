/** Deliveries of the stock as a dealer sees them. */
export const importTexts = {
  lead: {
    de: 'Was die Dateien Ihres Bestands geändert haben, und was abgelehnt wurde.',
    en: 'What the files of your stock have changed, and what was refused.',
  },
  expected: {
    de: (time: string) => `Nächste Lieferung erwartet bis ${time}.`,
    en: (time: string) => `Next delivery expected by ${time}.`,
  },
  missing: {
    de: (time: string) =>
      `Die Lieferung, die bis ${time} erwartet war, ist nicht gekommen. Ihr Bestand ist so alt wie die letzte.`,
    en: (time: string) => `The delivery expected by ${time} has not come. Your stock is as old as the last one.`,
  },
  list: { de: 'Läufe', en: 'Runs' },
  run: { de: (id: string) => `Lauf ${id}`, en: (id: string) => `Run ${id}` },
  name: { de: 'Lauf', en: 'Run' },
  file: { de: 'Datei', en: 'File' },
  result: { de: 'Ergebnis', en: 'Result' },
  rows: { de: 'Gelesen', en: 'Read' },
  inserted: { de: 'Neu', en: 'New' },
  updated: { de: 'Geändert', en: 'Changed' },
  unchanged: { de: 'Unverändert', en: 'Unchanged' },
  removed: { de: 'Nicht mehr in der Datei, offline gestellt', en: 'No longer in the file, taken offline' },
  removedShort: { de: 'Offline', en: 'Offline' },
  refused: { de: 'Abgelehnt', en: 'Refused' },
  applied: { de: 'Übernommen', en: 'Applied' },
  added: { de: 'Ergänzt', en: 'Added' },
  notApplied: { de: 'Abgebrochen', en: 'Stopped' },
  dryRun: { de: 'Probelauf', en: 'Dry run' },
  reverted: { de: 'Rückgängig gemacht', en: 'Undone' },
  byFeed: { de: 'vom Feed', en: 'by the feed' },
  byPerson: { de: (name: string) => `von ${name}`, en: (name: string) => `by ${name}` },
  empty: { de: 'Noch kein Import', en: 'No imports yet' },
  emptyText: {
    de: 'Laden Sie hier eine Datei hoch, zuerst als Probelauf, oder richten Sie in den Einstellungen den Schlüssel für die tägliche Lieferung ein.',
    en: 'Upload a file here, as a dry run first, or set up the key for the daily delivery in the settings.',
  },
  back: { de: 'Importe', en: 'Imports' },
  lines: { de: 'Zeilen', en: 'Rows' },
  now: { de: 'Dieser Lauf', en: 'This run' },
  before: { de: (day: string) => `Lauf vom ${day}`, en: (day: string) => `Run of ${day}` },
  difference: { de: 'Unterschied', en: 'Difference' },
  noPrevious: {
    de: 'An einem früheren Tag wurde noch keine Datei übernommen, mit der sich vergleichen ließe.',
    en: 'No file was applied on an earlier day to compare with.',
  },
  nothingDone: { de: 'Nichts wurde geändert.', en: 'Nothing was changed.' },
  dryRunText: {
    de: 'Das war ein Probelauf: Die Zahlen zeigen, was diese Datei ändern würde. Am Bestand hat sich nichts geändert. Stimmen sie, laden Sie dieselbe Datei noch einmal hoch, mit „Übernehmen“.',
    en: 'This was a dry run: the figures show what this file would change. The stock is as it was. If they are right, upload the same file again with “Apply”.',
  },
  toUpload: { de: 'Datei hochladen', en: 'Upload the file' },
  toStock: { de: 'Zum Bestand', en: 'Go to stock' },
  refusals: { de: 'Abgelehnte Zeilen und Werte', en: 'Refused rows and values' },
  refusalsNote: { de: 'Pflichtangaben zuerst', en: 'What the law requires first' },
  noRefusals: {
    de: 'Nichts wurde abgelehnt, alle Zeilen sind gelesen.',
    en: 'Nothing was refused; all rows were read.',
  },
  more: {
    de: (count: number) => `Und ${count} weitere; alle stehen in der CSV-Datei.`,
    en: (count: number) => `And ${count} more; the CSV file has all of them.`,
  },
  line: { de: 'Zeile', en: 'Line' },
  vehicle: { de: 'Fahrzeug', en: 'Vehicle' },
  field: { de: 'Feld', en: 'Field' },
  value: { de: 'Wert', en: 'Value' },
  why: { de: 'Warum', en: 'Why' },
  blank: { de: '(leer)', en: '(blank)' },
  csv: { de: 'Liste der Gründe als CSV', en: 'List of reasons as CSV' },
  mend: {
    de: (rows: string) => (rows === '1' ? 'Diese Zeile als CSV' : `Diese ${rows} Zeilen als CSV`),
    en: (rows: string) => (rows === '1' ? 'This row as CSV' : `These ${rows} rows as CSV`),
  },
  mendNote: {
    de: 'Die Zeilen, wie sie geliefert wurden, mit Zeilennummer und Grund am Ende. Bessern Sie sie aus und laden Sie die Datei unter „Importe“ wieder hoch, als „Einzelne Fahrzeuge“; die beiden Spalten dürfen bleiben. Bilder dieser Fahrzeuge legen Sie mit der Datei in eine ZIP-Datei.',
    en: 'The rows as they were delivered, with line number and reason at the end. Mend them and upload the file again at “Imports”, as “Single cars”; the two columns may stay. Put pictures of these cars into a ZIP file with it.',
  },
  mendPart: {
    de: (count: string) => `${count} weitere Zeilen waren zu lang oder zu viele, um sie aufzubewahren.`,
    en: (count: string) => `${count} more rows were too long or too many to be stored.`,
  },
  rowsName: { de: (id: string) => `ausbessern-${id}.csv`, en: (id: string) => `mend-${id}.csv` },
  partialNote: {
    de: 'Diese Datei war nicht der ganze Bestand: Die übrigen Fahrzeuge sind, wie sie waren.',
    en: 'This file was not the whole stock: all other cars are as they were.',
  },
  csvName: { de: (id: string) => `abgelehnt-${id}.csv`, en: (id: string) => `refused-${id}.csv` },
  open: { de: 'Öffnen', en: 'Open' },
  labelMissing: {
    de: 'Pflichtangabe der Energieverbrauchskennzeichnung fehlt, das Fahrzeug bleibt offline.',
    en: 'The energy label lacks required values; the car stays offline.',
  },
  labelMissingShown: {
    de: 'Pflichtangabe der Energieverbrauchskennzeichnung fehlt, das Fahrzeug wird trotzdem gezeigt.',
    en: 'The energy label lacks required values; the car is shown all the same.',
  },
  onlyValue: { de: 'Das Fahrzeug wurde ohne diesen Wert übernommen.', en: 'The car was taken without this value.' },
  undo: { de: 'Diesen Lauf rückgängig machen', en: 'Undo this run' },
  undoTitle: { de: 'Rückgängig', en: 'Undo' },
  undoText: {
    de: (count: number) =>
      `${count} Fahrzeuge werden wieder, wie sie vor diesem Lauf waren; neu hinzugekommene gehen ins Archiv. Die nächste Lieferung gilt wieder wie gewohnt.`,
    en: (count: number) =>
      `${count} cars become what they were before this run; those that it added are archived. The next delivery applies as usual.`,
  },
  nowReverted: { de: 'Der Lauf ist rückgängig gemacht.', en: 'The run is undone.' },
  NOTHING_CHANGED: { de: 'Dieser Lauf hat nichts geändert.', en: 'This run changed nothing.' },
  REVERTED: { de: 'Dieser Lauf wurde rückgängig gemacht.', en: 'This run was undone.' },
  NOT_LATEST: {
    de: 'Nur der letzte Lauf lässt sich rückgängig machen.',
    en: 'Only the latest run can be undone.',
  },
  TOO_LARGE: {
    de: 'Dieser Lauf hat zu viele Fahrzeuge geändert, um ihn rückgängig zu machen.',
    en: 'This run changed too many cars to be undone.',
  },
  CHANGED: {
    de: (count: number) =>
      `${count} Fahrzeuge dieses Laufs wurden danach geändert oder bestellt. Das ginge verloren, deshalb lässt er sich nicht rückgängig machen.`,
    en: (count: number) =>
      `${count} cars of this run were changed or ordered since. That would be lost, so the run cannot be undone.`,
  },
} as const

/** Why a whole delivery was refused, beside damaged files. */
export const deliveryReasonTexts = {
  EMPTY_FEED: {
    de: 'Die Datei nennt kein Fahrzeug und würde den ganzen Bestand offline stellen.',
    en: 'The file names no vehicle and would take the whole stock offline.',
  },
  NOTHING_READABLE: {
    de: 'Keine Zeile konnte gelesen werden. Bitte prüfen Sie Format und Zeichensatz.',
    en: 'No row could be read. Please check format and encoding.',
  },
  TOO_MANY_REMOVED: {
    de: (missing: number, offered: number) =>
      `Die Datei würde ${missing} von ${offered} Fahrzeugen offline stellen. Ist das so gemeint, laden Sie sie noch einmal hoch und erlauben Sie es.`,
    en: (missing: number, offered: number) =>
      `The file would take ${missing} of ${offered} cars offline. If that is meant, upload it again and allow it.`,
  },
} as const

/** The upload of a file of the stock. */
export const importUploadTexts = {
  title: { de: 'Datei einlesen', en: 'Import a file' },
  file: { de: 'CSV oder ZIP mit Bildern', en: 'CSV, or ZIP with pictures' },
  fileHint: {
    de: 'Im Format von mobile.de, höchstens 512 MB.',
    en: 'In the format of mobile.de, at most 512 MB.',
  },
  scope: { de: 'Was enthält die Datei?', en: 'What does the file contain?' },
  all: {
    de: 'Den ganzen Bestand: was sie nicht nennt, geht offline',
    en: 'The whole stock: what it does not name goes offline',
  },
  some: {
    de: 'Einzelne Fahrzeuge: sie kommen dazu oder werden geändert, die übrigen bleiben',
    en: 'Single cars: they are added or changed, the others stay',
  },
  mode: { de: 'Was soll geschehen?', en: 'What is to be done?' },
  dryRun: {
    de: 'Probelauf: zeigt, was die Datei ändern würde, und schreibt nichts',
    en: 'Dry run: shows what the file would change, and writes nothing',
  },
  apply: { de: 'Übernehmen: der Bestand wird geändert', en: 'Apply: the stock is changed' },
  allowRemoval: {
    de: 'Auch dann, wenn ungewöhnlich viele Fahrzeuge offline gehen',
    en: 'Even if unusually many cars go offline',
  },
  submit: { de: 'Datei einlesen', en: 'Import the file' },
  running: {
    de: 'Die Datei wird noch eingelesen. Der Lauf steht hier, sobald er fertig ist; ohne JavaScript laden Sie die Seite dann neu.',
    en: 'The file is still being read. The run appears here when it is done; without JavaScript reload the page then.',
  },
  waiting: {
    de: 'Die Datei ist angekommen und wartet, weil gerade andere Dateien eingelesen werden. Der Lauf steht hier, sobald er fertig ist; ohne JavaScript laden Sie die Seite dann neu.',
    en: 'The file has arrived and waits while other files are being read. The run appears here when it is done; without JavaScript reload the page then.',
  },
  lost: {
    de: 'Zu Ihrer Datei gibt es keinen Lauf: Das Einlesen ist abgebrochen. Bitte laden Sie sie noch einmal hoch.',
    en: 'Your file was not imported because processing stopped. Please upload it again.',
  },
  noFile: { de: 'Bitte wählen Sie eine Datei.', en: 'Please choose a file.' },
  tooLarge: {
    de: 'Die Datei ist größer als 512 MB. Nichts wurde geändert.',
    en: 'The file is larger than 512 MB. Nothing was changed.',
  },
  broken: {
    de: 'Die Datei ist nicht vollständig angekommen. Bitte versuchen Sie es noch einmal.',
    en: 'The file did not arrive completely. Please try again.',
  },
} as const
