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
  values: { de: 'Alle Werte', en: 'All values' },
  none: { de: '–', en: '–' },
  minutes: {
    de: (minutes: number) => minutesText(minutes, 'Std.', 'Min.'),
    en: (minutes: number) => minutesText(minutes, 'h', 'min'),
  },
  sales: { de: 'Verkäufe', en: 'Sales' },
  turnover: { de: 'Umsatz', en: 'Turnover' },
  requests: { de: 'Anfragen', en: 'Enquiries' },
  answerMinutes: { de: 'Erste Antwort', en: 'First answer' },
  orders: { de: 'Bestellungen', en: 'Orders' },
  lostOrders: { de: 'Bestellungen ohne Verkauf', en: 'Orders without a sale' },
  daysInStock: { de: 'Standtage bis Verkauf', en: 'Days in stock until sale' },
  utilisation: { de: 'Auslastung Werkstatt', en: 'Workshop utilisation' },
  missed: { de: 'Nicht erschienen', en: 'Did not attend' },
  purchases: { de: 'Ankäufe', en: 'Trade-ins bought' },
  estimateDeviation: { de: 'Schätzpreis gegen Ankauf', en: 'Estimate against price paid' },
  notes: {
    de: 'Verkäufe sind Autos in Aufträgen, die im Zeitraum bestätigt wurden und bestehen. Erste Antwort: Median in Öffnungsstunden. Standtage: Median. Auslastung: gebuchte Arbeit gegen den heutigen Wochenplan, bis heute. Schätzpreis gegen Ankauf: mittlere Abweichung nach oben oder unten. Eigene Summen ohne Kennung von Besuchern.',
    en: 'Sales are cars in orders that were confirmed in the period and still stand. First answer: median in opening hours. Days in stock: median. Utilisation: booked work against the present weekly plan, up to today. Estimate against price paid: mean deviation, up or down. Our own totals, without any identifiers of visitors.',
  },
} as const
