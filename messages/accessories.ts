/** Accessories: their list, product page, landing page and what a car's page offers of them. */
export const accessoryTexts = {
  all: { de: 'Zubehör', en: 'Accessories' },
  /** Over the list that no category narrows, after its number. */
  products: { de: 'Artikel', en: 'items' },
  /** Values of a specification that say nothing without their label. */
  yes: { de: 'Ja', en: 'Yes' },
  no: { de: 'Nein', en: 'No' },
  listTitle: {
    de: (what: string, count: string) => `${what}: ${count} Artikel online kaufen`,
    en: (what: string, count: string) => `${what}: buy ${count} items online`,
  },
  listDescription: {
    de: (what: string, seller: string) =>
      `${what} bei ${seller}: mit Endpreis, Grundpreis, Hersteller und Sicherheitshinweisen. Filtern nach Ihrem Auto.`,
    en: (what: string, seller: string) =>
      `${what} at ${seller}: with full prices, unit prices, manufacturer and safety information. Filter by your car.`,
  },
  categories: { de: 'Kategorien', en: 'Categories' },
  allCategories: { de: 'Alle Kategorien', en: 'All categories' },
  search: { de: 'Suche im Zubehör', en: 'Search accessories' },
  searchHint: { de: 'z. B. Dachbox oder 5W-30', en: 'e.g. roof box or 5W-30' },
  fit: { de: 'Passt zu', en: 'Fits' },
  anyCar: { de: 'Alle Autos', en: 'All cars' },
  allOf: { de: (make: string) => `${make}, alle Modelle`, en: (make: string) => `${make}, all models` },
  price: { de: 'Preis', en: 'Price' },
  topOnly: { de: 'Nur Empfehlungen', en: 'Recommended only' },
  /** Says by which rule something is recommended (§ 5b UWG). */
  topRule: {
    de: 'Empfehlungen wählt die Redaktion des Zubehörlieferanten. Dafür bezahlt niemand. Kundenbewertungen gibt es bei uns keine, deshalb zeigen wir auch keine Sterne.',
    en: 'Recommendations are chosen by the accessory supplier’s editors and cannot be paid for. We have no customer reviews, so we show no stars.',
  },
  top: { de: 'Empfohlen', en: 'Recommended' },
  perPage: { de: 'Artikel pro Seite', en: 'Items per page' },
  perPageOption: { de: (count: number) => `${count} pro Seite`, en: (count: number) => `${count} per page` },
  show: { de: (count: string) => `${count} Artikel anzeigen`, en: (count: string) => `Show ${count} items` },
  removeFilter: { de: 'entfernen', en: 'remove' },
  upTo: { de: (price: string) => `bis ${price}`, en: (price: string) => `up to ${price}` },
  from: { de: (price: string) => `ab ${price}`, en: (price: string) => `from ${price}` },
  nothingTitle: { de: 'Keine Artikel gefunden', en: 'No items found' },
  nothingText: {
    de: 'Zu diesen Filtern gibt es zurzeit nichts. Entfernen Sie einen davon.',
    en: 'Nothing matches these filters right now. Try removing one.',
  },
  universal: { de: 'Passt an alle Autos', en: 'Fits any car' },
  fitsCars: { de: (cars: string) => `Für ${cars}`, en: (cars: string) => `For ${cars}` },
  fitsModels: {
    de: (count: string, cars: string) => `Passt zu ${count} Modellen: ${cars}`,
    en: (count: string, cars: string) => `Fits ${count} models: ${cars}`,
  },
  andMore: { de: (cars: string) => `${cars} und weitere`, en: (cars: string) => `${cars} and more` },
  inAllCategories: {
    de: (count: string) => `In allen Kategorien: ${count} Artikel`,
    en: (count: string) => `In all categories: ${count} items`,
  },
  vatNote: { de: 'Preise inkl. MwSt., ggf. zzgl. Versand.', en: 'Prices incl. VAT, plus any shipping.' },
  aboutShipping: { de: 'Mehr zum Versand', en: 'About shipping' },
  allModels: { de: 'alle Modelle', en: 'all models' },
  basePrice: {
    de: (price: string, per: string) => `${price} / ${per}`,
    en: (price: string, per: string) => `${price} / ${per}`,
  },
  landingTitle: { de: 'Zubehör für Ihr Auto', en: 'Accessories for your car' },
  landingLead: {
    de: 'Von der Dachbox bis zum Wischerblatt: verkauft von den Händlern, die auch Ihr Auto verkaufen.',
    en: 'From roof boxes to wiper blades: sold by the same dealers who sell your car.',
  },
  landingAll: { de: 'Alle Artikel ansehen', en: 'View all items' },
  landingHow: { de: 'So finden Sie, was passt', en: 'How to find the right part' },
  recommended: { de: 'Empfehlungen', en: 'Recommendations' },
  countLine: { de: (count: string) => `${count} Artikel`, en: (count: string) => `${count} items` },
  forThisCar: { de: 'Passendes Zubehör', en: 'Accessories that fit' },
  allForThisCar: { de: (car: string) => `Alles für den ${car}`, en: (car: string) => `Everything for the ${car}` },
}

/** Orders of the list. */
export const accessorySortTexts = {
  RECOMMENDED: { de: 'Empfehlungen zuerst', en: 'Recommended first' },
  PRICE_ASC: { de: 'Preis aufsteigend', en: 'Price: low to high' },
  PRICE_DESC: { de: 'Preis absteigend', en: 'Price: high to low' },
  NAME: { de: 'Name', en: 'Name' },
}
