const minutesText = (minutes: number, hour: string, minute: string) => {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [hours > 0 ? `${hours} ${hour}` : '', rest > 0 || hours === 0 ? `${rest} ${minute}` : '']
    .filter(Boolean)
    .join(' ')
}

/** The figures of a dealer. */
export const figureTexts = {
  unit: { de: 'Zeitraum', en: 'Period' },
  MONTH: { de: 'Monate', en: 'Months' },
  QUARTER: { de: 'Quartale', en: 'Quarters' },
  YEAR: { de: 'Jahre', en: 'Years' },
  quarter: {
    de: (quarter: string, year: string) => `${quarter}. Quartal ${year}`,
    en: (quarter: string, year: string) => `Quarter ${quarter}, ${year}`,
  },
  range: {
    de: (first: string, last: string) => `${first} bis ${last}`,
    en: (first: string, last: string) => `${first} to ${last}`,
  },
  csv: { de: 'Alle als CSV', en: 'All as CSV' },
  csvName: { de: 'zahlen.csv', en: 'figures.csv' },
  before: {
    de: (period: string, value: string) => `${period}: ${value}`,
    en: (period: string, value: string) => `${period}: ${value}`,
  },
  lacking: {
    de: (names: readonly string[]) => (names.length === 0 ? '' : `Noch zu wenig Daten: ${names.join(', ')}.`),
    en: (names: readonly string[]) => (names.length === 0 ? '' : `Not enough data yet: ${names.join(', ')}.`),
  },
  values: { de: 'Alle Werte', en: 'All values' },
  none: { de: '–', en: '–' },
  minutes: {
    de: (minutes: number) => minutesText(minutes, 'Std.', 'Min.'),
    en: (minutes: number) => minutesText(minutes, 'h', 'min'),
  },
  days: {
    de: (days: string, count: number) => (count === 1 ? '1 Tag' : `${days} Tage`),
    en: (days: string, count: number) => (count === 1 ? '1 day' : `${days} days`),
  },
  euros: { de: '€', en: '€' },
  openMinutes: { de: 'Minuten', en: 'minutes' },
  dayUnit: { de: 'Tage', en: 'days' },
  percent: { de: '%', en: '%' },
  inUnit: {
    de: (name: string, unit: string) => `${name} (${unit})`,
    en: (name: string, unit: string) => `${name} (${unit})`,
  },
  sales: { de: 'Verkäufe', en: 'Sales' },
  turnover: { de: 'Umsatz', en: 'Turnover' },
  views: { de: 'Aufrufe', en: 'Views' },
  carViews: { de: 'Aufrufe je Auto', en: 'Views by car' },
  carViewsCsv: { de: 'Aufrufe als CSV', en: 'Views as CSV' },
  carViewsName: { de: 'aufrufe.csv', en: 'views.csv' },
  car: { de: 'Auto', en: 'Car' },
  internalNumber: { de: 'Interne Nummer', en: 'Internal number' },
  few: { de: 'unter 5', en: 'under 5' },
  noViews: {
    de: 'In diesem Zeitraum hat noch kein Auto von Ihnen fünf Aufrufe. Kleinere Zahlen nennen wir nicht.',
    en: 'None of your cars has five views in this period yet. We do not give smaller numbers.',
  },
  moreCars: {
    de: (count: string) => `${count} weitere Autos stehen in der CSV-Datei.`,
    en: (count: string) => `${count} more cars are in the CSV file.`,
  },
  referrers: { de: 'Woher Besucher kamen', en: 'Where visitors came from' },
  site: { de: 'Website', en: 'Website' },
  requests: { de: 'Anfragen', en: 'Enquiries' },
  answerMinutes: { de: 'Erste Antwort', en: 'First answer' },
  orders: { de: 'Bestellungen', en: 'Orders' },
  lostOrders: { de: 'Bestellungen ohne Verkauf', en: 'Orders without a sale' },
  daysInStock: { de: 'Standtage bis Verkauf', en: 'Days in stock until sale' },
  utilisation: { de: 'Auslastung Werkstatt', en: 'Workshop utilisation' },
  missed: { de: 'Nicht erschienen', en: 'Did not attend' },
  purchases: { de: 'Ankäufe', en: 'Trade-ins bought' },
  estimateDeviation: { de: 'Schätzpreis gegen Ankauf', en: 'Estimate against price paid' },
  hitRates: { de: 'Trefferquote des Schätzpreises', en: 'How often the estimate was right' },
  noHitRates: {
    de: 'Noch kein Angebot nach einer Besichtigung. Sobald es eines gibt, steht hier, ob es in der Spanne des Schätzpreises lag.',
    en: 'No offer after an inspection yet. As soon as there is one, this shows whether it was within the estimated range.',
  },
  hitRatesNote: {
    de: 'Verbindliche Angebote der letzten zwei Jahre, höchstens die neuesten 300. Ohne Autos, für die es keinen Schätzpreis oder keine untere Grenze gab. Ab 20 Angeboten lesen Kunden die Quote neben dem Schätzpreis.',
    en: 'Binding offers of the last two years, the latest 300 at most. Without cars that had no estimate or no lower limit. From 20 offers on, customers read the rate beside the estimate.',
  },
  age: { de: 'Alter des Autos', en: 'Age of the car' },
  UNDER_3: { de: 'Unter 3 Jahren', en: 'Under 3 years' },
  FROM_3: { de: '3 bis 6 Jahre', en: '3 to 6 years' },
  FROM_7: { de: '7 bis 10 Jahre', en: '7 to 10 years' },
  FROM_11: { de: '11 Jahre und mehr', en: '11 years and more' },
  allAges: { de: 'Alle', en: 'All' },
  offersMade: { de: 'Angebote', en: 'Offers' },
  insideRange: { de: 'In der Spanne', en: 'Within the range' },
  share: { de: 'Anteil', en: 'Share' },
  notes: {
    de: 'Verkäufe sind Autos in Aufträgen, die im Zeitraum bestätigt wurden und bestehen. Erste Antwort: Median in Öffnungsstunden. Standtage: Median. Auslastung: gebuchte Arbeit gegen den heutigen Wochenplan, bis heute. Schätzpreis gegen Ankauf: mittlere Abweichung nach oben oder unten. Aufrufe: Fahrzeugseiten, die Besucher geöffnet haben, ohne erkennbare Programme; Zahlen unter 5 werden nicht genannt. Eigene Summen ohne Kennung von Besuchern.',
    en: 'Sales are cars in orders that were confirmed in the period and still stand. First answer: median in opening hours. Days in stock: median. Utilisation: booked work against the present weekly plan, up to today. Estimate against price paid: mean deviation, up or down. Views: pages of cars that visitors opened, without recognisable programs; figures under 5 are not given. Our own totals, without any identifiers of visitors.',
  },
} as const
