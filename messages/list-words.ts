/** Names of a list, its filters and its order. They are put together on the server, so the browser never loads them. */
export const listWords = {
  cars: { de: 'Autos', en: 'cars' },
  description: {
    de: (what: string) => `${what} vom Händler: vollständige Daten, ein Preis, filtern nach allem, was zählt.`,
    en: (what: string) => `${what} from dealers: complete data, one price, filters for everything that matters.`,
  },
  dealerDescription: {
    de: (what: string, dealer: string) => `${what} von ${dealer}: vollständige Daten, ein Preis.`,
    en: (what: string, dealer: string) => `${what} from ${dealer}: complete data, one price.`,
  },
  around: {
    de: (what: string, place: string) => `${what} um ${place}`,
    en: (what: string, place: string) => `${what} around ${place}`,
  },
  withinOf: {
    de: (what: string, km: string, place: string) => `${what} im Umkreis von ${km} um ${place}`,
    en: (what: string, km: string, place: string) => `${what} within ${km} of ${place}`,
  },
  nearby: { de: (what: string) => `${what} in Ihrer Nähe`, en: (what: string) => `${what} near you` },
  remove: { de: 'entfernen', en: 'remove' },
  gain: {
    de: (count: string, one: boolean) => `Ohne diesen Filter: ${count} ${one ? 'Auto' : 'Autos'} mehr`,
    en: (count: string, one: boolean) => `Without this filter: ${count} more ${one ? 'car' : 'cars'}`,
  },
  loss: {
    de: (count: string, one: boolean) => `Ohne diesen Filter: ${count} ${one ? 'Auto' : 'Autos'} weniger`,
    en: (count: string, one: boolean) => `Without this filter: ${count} fewer ${one ? 'car' : 'cars'}`,
  },
  sameWithout: { de: 'Ohne diesen Filter: gleich viele Autos', en: 'Without this filter: the same number of cars' },
  upTo: { de: 'Bis', en: 'Up to' },
  leasingOffers: { de: 'Leasing-Angebote', en: 'Leasing offers' },
  allFeatures: { de: (count: number) => `Alle ${count} Merkmale`, en: (count: number) => `All ${count} features` },
  allDealers: { de: (count: number) => `Alle ${count} Händler`, en: (count: number) => `All ${count} dealers` },
  fewerFeatures: { de: 'Weniger Merkmale', en: 'Fewer features' },
  perPageOption: { de: (count: number) => `${count} pro Seite`, en: (count: number) => `${count} per page` },
  priceKind: { de: 'Preisart', en: 'Price type' },
  price: { de: 'Preis', en: 'Price' },
  rate: { de: 'Monatsrate', en: 'Monthly rate' },
  cash: { de: 'Kaufpreis', en: 'Full price' },
  loan: { de: 'Finanzierung', en: 'Financing' },
  leasing: { de: 'Leasing', en: 'Leasing' },
  downPayment: { de: 'Anzahlung', en: 'Deposit' },
  specialPayment: { de: 'Sonderzahlung', en: 'Special payment' },
  term: { de: 'Laufzeit', en: 'Term' },
  anyTerm: { de: 'Wie vom Händler vorgeschlagen', en: 'As the dealer suggests' },
  months: { de: (count: number) => `${count} Monate`, en: (count: number) => `${count} months` },
  days: {
    de: (count: number) => (count === 1 ? '1 Tag' : `${count} Tage`),
    en: (count: number) => (count === 1 ? '1 day' : `${count} days`),
  },
  withDownPayment: {
    de: (amount: string) => `${amount} Anzahlung`,
    en: (amount: string) => `${amount} down`,
  },
  powerUnit: { de: 'Einheit der Leistung', en: 'Power unit' },
  any: { de: 'Beliebig', en: 'Any' },
  atLeast: { de: (value: string) => `ab ${value}`, en: (value: string) => `from ${value}` },
  atMost: { de: (value: string) => `bis ${value}`, en: (value: string) => `up to ${value}` },
  within: {
    de: (place: string, km: string) => `${place} + ${km}`,
    en: (place: string, km: string) => `${place} + ${km}`,
  },
  without: {
    de: (filter: string, count: string) => `Ohne „${filter}“: ${count}`,
    en: (filter: string, count: string) => `Without “${filter}”: ${count}`,
  },
  notStated: { de: 'keine Angabe', en: 'not stated' },
  relevance: {
    de: (score: string, data: string, pictures: string, price: string, age: string) =>
      `${score} Punkte (Daten ${data}, Bilder ${pictures}, Preis ${price}, Alter des Inserats ${age}).`,
    en: (score: string, data: string, pictures: string, price: string, age: string) =>
      `${score} points (data ${data}, pictures ${pictures}, price ${price}, age of listing ${age}).`,
  },
  uncompared: {
    de: (points: string) => `${points}, kein Vergleich möglich`,
    en: (points: string) => `${points}, no comparison available`,
  },
}

/** Names of the orderings, by subject and direction. */
export const sortTexts: Readonly<Record<string, { readonly de: string; readonly en: string }>> = {
  'ADDED-DESC': { de: 'Neueste Inserate', en: 'Newest listings' },
  'ADDED-ASC': { de: 'Älteste Inserate', en: 'Oldest listings' },
  'PRICE-ASC': { de: 'Preis aufsteigend', en: 'Price: low to high' },
  'PRICE-DESC': { de: 'Preis absteigend', en: 'Price: high to low' },
  'PRICE_RATING-ASC': { de: 'Beste Preisbewertung zuerst', en: 'Best price rating first' },
  'PRICE_RATING-DESC': { de: 'Höchste Preise im Vergleich zuerst', en: 'Highest compared prices first' },
  'FINANCE_RATE-ASC': { de: 'Finanzierungsrate aufsteigend', en: 'Monthly instalment: low to high' },
  'FINANCE_RATE-DESC': { de: 'Finanzierungsrate absteigend', en: 'Monthly instalment: high to low' },
  'LEASING_RATE-ASC': { de: 'Leasingrate aufsteigend', en: 'Leasing rate: low to high' },
  'LEASING_RATE-DESC': { de: 'Leasingrate absteigend', en: 'Leasing rate: high to low' },
  'MILEAGE-ASC': { de: 'Kilometerstand aufsteigend', en: 'Mileage: low to high' },
  'MILEAGE-DESC': { de: 'Kilometerstand absteigend', en: 'Mileage: high to low' },
  'REGISTERED-DESC': { de: 'Erstzulassung, neueste zuerst', en: 'First registration: newest first' },
  'REGISTERED-ASC': { de: 'Erstzulassung, älteste zuerst', en: 'First registration: oldest first' },
  'RELEVANCE-DESC': { de: 'Relevanz', en: 'Relevance' },
  'RELEVANCE-ASC': { de: 'Relevanz, geringste zuerst', en: 'Relevance: lowest first' },
  'DISTANCE-ASC': { de: 'Entfernung', en: 'Distance' },
  'DISTANCE-DESC': { de: 'Entfernung, weiteste zuerst', en: 'Distance: farthest first' },
}

/** What orderings are about. */
export const sortGroupTexts = {
  listing: { de: 'Inserat', en: 'Listing' },
  price: { de: 'Kaufpreis', en: 'Full price' },
  rate: { de: 'Monatsrate', en: 'Monthly rate' },
  car: { de: 'Fahrzeug', en: 'Car' },
  place: { de: 'Ort', en: 'Place' },
}
