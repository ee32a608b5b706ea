/** What a list, its filters and its order are called. Only the server puts them together, so they are no weight in the browser. */
export const listWords = {
  cars: { de: 'Autos', en: 'cars' },
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
    de: (count: string, one: boolean) => `Ohne diesen Filter: ${count} ${one ? 'Fahrzeug' : 'Fahrzeuge'} mehr`,
    en: (count: string, one: boolean) => `Without this filter: ${count} more ${one ? 'car' : 'cars'}`,
  },
  loss: {
    de: (count: string, one: boolean) => `Ohne diesen Filter: ${count} ${one ? 'Fahrzeug' : 'Fahrzeuge'} weniger`,
    en: (count: string, one: boolean) => `Without this filter: ${count} fewer ${one ? 'car' : 'cars'}`,
  },
  sameWithout: { de: 'Ohne diesen Filter: gleich viele Fahrzeuge', en: 'Without this filter: as many cars' },
  upTo: { de: 'Bis', en: 'Up to' },
  leasingOffers: { de: 'Leasing-Angebote', en: 'Leasing offers' },
  allFeatures: { de: (count: number) => `Alle ${count} Merkmale`, en: (count: number) => `All ${count} features` },
  fewerFeatures: { de: 'Weniger Merkmale', en: 'Fewer features' },
  perPageOption: { de: (count: number) => `${count} pro Seite`, en: (count: number) => `${count} per page` },
  priceKind: { de: 'Preisart', en: 'Kind of price' },
  price: { de: 'Preis', en: 'Price' },
  rate: { de: 'Monatsrate', en: 'Monthly rate' },
  cash: { de: 'Barpreis', en: 'Cash' },
  loan: { de: 'Kredit', en: 'Loan' },
  leasing: { de: 'Leasing', en: 'Leasing' },
  powerUnit: { de: 'Einheit der Leistung', en: 'Unit of power' },
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
      `${score} points (data ${data}, pictures ${pictures}, price ${price}, age of the offer ${age}).`,
  },
  uncompared: {
    de: (points: string) => `${points} mangels Vergleich`,
    en: (points: string) => `${points} for want of comparison`,
  },
}

/** Names of the orderings, by subject and direction. */
export const sortTexts: Readonly<Record<string, { readonly de: string; readonly en: string }>> = {
  'ADDED-DESC': { de: 'Neueste Inserate', en: 'Newest offers' },
  'ADDED-ASC': { de: 'Älteste Inserate', en: 'Oldest offers' },
  'PRICE-ASC': { de: 'Preis aufsteigend', en: 'Price, lowest first' },
  'PRICE-DESC': { de: 'Preis absteigend', en: 'Price, highest first' },
  'FINANCE_RATE-ASC': { de: 'Finanzierungsrate aufsteigend', en: 'Loan rate, lowest first' },
  'FINANCE_RATE-DESC': { de: 'Finanzierungsrate absteigend', en: 'Loan rate, highest first' },
  'LEASING_RATE-ASC': { de: 'Leasingrate aufsteigend', en: 'Leasing rate, lowest first' },
  'LEASING_RATE-DESC': { de: 'Leasingrate absteigend', en: 'Leasing rate, highest first' },
  'MILEAGE-ASC': { de: 'Kilometerstand aufsteigend', en: 'Mileage, lowest first' },
  'MILEAGE-DESC': { de: 'Kilometerstand absteigend', en: 'Mileage, highest first' },
  'REGISTERED-DESC': { de: 'Erstzulassung, neueste zuerst', en: 'First registration, newest first' },
  'REGISTERED-ASC': { de: 'Erstzulassung, älteste zuerst', en: 'First registration, oldest first' },
  'RELEVANCE-DESC': { de: 'Relevanz', en: 'Relevance' },
  'RELEVANCE-ASC': { de: 'Relevanz, geringste zuerst', en: 'Relevance, lowest first' },
  'DISTANCE-ASC': { de: 'Entfernung', en: 'Distance' },
  'DISTANCE-DESC': { de: 'Entfernung, weiteste zuerst', en: 'Distance, farthest first' },
}
