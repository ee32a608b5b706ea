import { plural } from './plural.ts'

/** The round over the prices of the stock. */
export const priceRoundTexts = {
  title: { de: 'Preisrunde', en: 'Price round' },
  found: {
    de: (count: number, text: string) => `${text} ${plural(count, 'Fahrzeug', 'Fahrzeuge')}`,
    en: (count: number, text: string) => `${text} ${plural(count, 'car', 'cars')}`,
  },
  back: { de: 'Zurück zum Bestand', en: 'Back to the stock' },
  lead: {
    de: 'Tragen Sie neue Preise ein. Danach sehen Sie alt und neu nebeneinander; geändert wird erst dann, und 30 Minuten lang lässt es sich zurücknehmen.',
    en: 'Enter new prices. You then see old and new side by side; nothing changes before that, and for 30 minutes it can be undone.',
  },
  vehicle: { de: 'Fahrzeug', en: 'Vehicle' },
  price: { de: 'Preis jetzt', en: 'Price now' },
  estimate: { de: 'Schätzung', en: 'Estimate' },
  rating: { de: 'Preisbewertung', en: 'Price rating' },
  days: { de: 'Standtage', en: 'Days' },
  requests: { de: 'Anfragen', en: 'Enquiries' },
  lowest: { de: '30-Tage-Tiefstpreis', en: '30-day lowest' },
  suggestion: { de: 'Vorschlag', en: 'Suggestion' },
  newPrice: { de: 'Neuer Preis', en: 'New price' },
  newPriceOf: {
    de: (title: string, number: string) => `Neuer Preis für ${title}, ${number}`,
    en: (title: string, number: string) => `New price of ${title}, ${number}`,
  },
  comparables: {
    de: (count: number) => `aus ${count} ${plural(count, 'Angebot', 'Angeboten')}`,
    en: (count: number) => `from ${count} ${plural(count, 'offer', 'offers')}`,
  },
  ordered: { de: 'bestellt, Preis steht fest', en: 'ordered, price is fixed' },
  takeSuggested: {
    de: (count: number) =>
      `Wo nichts eingetragen ist, die ${count} ${plural(count, 'Vorschlag', 'Vorschläge')} dieser Seite übernehmen`,
    en: (count: number) =>
      `Where nothing is entered, take the ${count} ${plural(count, 'suggestion', 'suggestions')} of this page`,
  },
  preview: { de: 'Vorschau', en: 'Preview' },
  previewNote: {
    de: 'Ihre Eingaben gelten nur für diese Seite: Bitte erst die Vorschau öffnen, dann weiterblättern.',
    en: 'Entries count for this page: please open the preview before you turn to the next page.',
  },
  nothing: { de: 'Kein Fahrzeug gefunden', en: 'No cars found' },
  nothingText: { de: 'Bitte lockern Sie die Filter.', en: 'Please loosen the filters.' },
  nothingEntered: {
    de: 'Bitte tragen Sie mindestens einen neuen Preis ein, oder übernehmen Sie die Vorschläge.',
    en: 'Please enter at least one new price, or take the suggestions.',
  },
  wrong: { de: 'Bitte einen Preis in Euro eingeben, z. B. 18.990.', en: 'Please enter a price in euros, e.g. 18,990.' },
  rulesTitle: { de: 'Nach welchen Regeln wird vorgeschlagen?', en: 'By which rules are prices suggested?' },
  ruleHigh: {
    de: 'Mehr als 10 % über der Schätzung: bis auf 4 % über ihr.',
    en: 'More than 10 % above the estimate: down to 4 % above it.',
  },
  ruleLong: {
    de: 'Seit 60 Tagen im Bestand und nicht schon günstig: bis auf 4 % unter der Schätzung.',
    en: 'On stock for 60 days and not a good price yet: down to 4 % below the estimate.',
  },
  ruleDemand: {
    de: 'In 30 Tagen drei Anfragen und mehr als 10 % unter der Schätzung: bis auf 10 % unter ihr.',
    en: 'Three requests within 30 days and more than 10 % below the estimate: up to 10 % below it.',
  },
  ruleStep: {
    de: 'Nie mehr als 10 % auf einmal, auf 10 Euro abgerundet. Fahrzeuge, zu denen es zu wenige vergleichbare Angebote gibt, haben keinen Vorschlag.',
    en: 'Never more than 10 % at once, rounded down to 10 euros. Cars with too few comparable offers have no suggestion.',
  },
} as const

/** Why a price is suggested: how far it is from the estimate in percent, days on stock, requests. */
export const suggestionReasonTexts = {
  TOO_HIGH: {
    de: (percent: number) => `${percent} % über der Schätzung`,
    en: (percent: number) => `${percent} % above the estimate`,
  },
  STANDS_LONG: {
    de: (_: number, days: number, requests: number) =>
      `seit ${days} Tagen im Bestand, ${requests} ${plural(requests, 'Anfrage', 'Anfragen')}`,
    en: (_: number, days: number, requests: number) =>
      `on stock for ${days} days, ${requests} ${plural(requests, 'request', 'requests')}`,
  },
  IN_DEMAND: {
    de: (percent: number, days: number, requests: number) =>
      `${requests} Anfragen in ${days} Tagen, ${percent} % unter der Schätzung`,
    en: (percent: number, days: number, requests: number) =>
      `${requests} requests in ${days} days, ${percent} % below the estimate`,
  },
  FITS: { de: () => 'passt', en: () => 'fits' },
  NOT_COMPARABLE: { de: () => 'zu wenige vergleichbare Angebote', en: () => 'too few comparable offers' },
} as const
