/** How a price is made: its lines, the offers behind it, and what the inspection changed. */
export const tradeInEstimateTexts = {
  minPrice: { de: (price: string) => `mindestens ${price}`, en: (price: string) => `at least ${price}` },
  maxPrice: { de: (price: string) => `höchstens ${price}`, en: (price: string) => `at most ${price}` },
  openBelow: {
    de: 'nach unten offen, bis der Händler den Schaden gesehen hat',
    en: 'open below until the dealer has seen the damage',
  },
  howPrice: { de: 'So entsteht der Preis', en: 'How the price is made' },
  howPriceLead: {
    de: 'Jede Zeile nennt ihre Quelle. Striche sind Zwischensummen, Balken Zu- und Abschläge, alle im selben Maßstab.',
    en: 'Each line names its source. Strokes are subtotals, bars additions and deductions, all on the same scale.',
  },
  caption: { de: 'Herleitung des Preises', en: 'How the price is derived' },
  item: { de: 'Posten und Quelle', en: 'Item and source' },
  amount: { de: 'Betrag', en: 'Amount' },
  median: {
    de: (count: number) => `Median von ${count} vergleichbaren Angeboten`,
    en: (count: number) => `Median of ${count} comparable offers`,
  },
  registeredBetween: {
    de: (from: string, to: string) => `EZ ${from} bis ${to}`,
    en: (from: string, to: string) => `registered ${from} to ${to}`,
  },
  seeOffers: { de: 'Angebote ansehen', en: 'See the offers' },
  age: { de: 'Alter', en: 'Age' },
  ageSource: {
    de: (month: string, rate: string) => `Das mittlere Angebot ist von ${month}; ${rate} je Monat`,
    en: (month: string, rate: string) => `The middle offer is from ${month}; ${rate} per month`,
  },
  kilometres: { de: 'Laufleistung', en: 'Mileage' },
  kilometresSource: {
    de: (km: string, rate: string) => `Das mittlere Angebot hat ${km}; ${rate} je 10.000 km`,
    en: (km: string, rate: string) => `The middle offer has ${km}; ${rate} per 10,000 km`,
  },
  power: { de: 'Leistung', en: 'Power' },
  powerSource: {
    de: 'Zehn Prozent mehr Leistung kosten etwa fünf Prozent mehr',
    en: 'Ten per cent more power cost about five per cent more',
  },
  market: { de: 'Marktwert Ihres Fahrzeugs', en: 'Market value of your car' },
  marketSource: {
    de: 'Angebotspreis beim Händler, in gutem Zustand',
    en: 'Asking price at a dealer’s, in good condition',
  },
  tableSource: { de: (day: string) => `Tabelle, Stand ${day}`, en: (day: string) => `Table as of ${day}` },
  middleSource: {
    de: (a: string, b: string) => `Mitte zwischen ${a} und ${b}`,
    en: (a: string, b: string) => `Middle between ${a} and ${b}`,
  },
  reconditioning: { de: 'Aufbereitung und Fahrzeugprüfung', en: 'Reconditioning and check' },
  reconditioningSource: { de: 'Festbetrag des Händlers', en: 'Fixed amount of the dealer' },
  repaired: { de: 'Wert nach Instandsetzung', en: 'Value after repairs' },
  repairedSource: { de: 'Nach Ihren Angaben', en: 'By what you stated' },
  margin: { de: 'Marge des Händlers', en: 'Dealer’s margin' },
  marginSource: {
    de: (share: string, least: string) =>
      `${share} vom Marktwert, mindestens ${least}: Standzeit, Werbung, Gewährleistung`,
    en: (share: string, least: string) =>
      `${share} of the market value, at least ${least}: time in stock, advertising, warranty`,
  },
  vat: { de: 'Mehrwertsteuer auf die Marge', en: 'VAT on the margin' },
  vatSource: {
    de: (percent: string, margin: string) => `${percent} von ${margin}, Differenzbesteuerung § 25a UStG`,
    en: (percent: string, margin: string) => `${percent} of ${margin}, margin scheme § 25a UStG`,
  },
  vatCompanySource: {
    de: (percent: string, margin: string) =>
      `${percent} von ${margin}. Ihr Preis enthält die Steuer: Sie weisen sie in Ihrer Rechnung aus, der Händler zieht sie als Vorsteuer ab`,
    en: (percent: string, margin: string) =>
      `${percent} of ${margin}. Your price includes the tax: your invoice shows it, and the dealer deducts it as input tax`,
  },
  rounding: { de: 'Rundung', en: 'Rounding' },
  roundingSource: { de: 'auf 10 €', en: 'to €10' },
  estimate: { de: 'Schätzpreis', en: 'Estimate' },
  price: { de: 'Preis nach der Besichtigung', en: 'Price after the inspection' },
  why: { de: 'Warum eine Spanne', en: 'Why a range' },
  spread: { de: 'Mittlere drei Fünftel der Angebote', en: 'Middle three fifths of the offers' },
  complete: { de: 'Angaben ergänzen', en: 'Complete your answers' },
  comparables: { de: 'Vergleichbare Angebote', en: 'Comparable offers' },
  comparablesCount: {
    de: (count: number) => (count === 1 ? '1 Angebot' : `${count} Angebote`),
    en: (count: number) => (count === 1 ? '1 offer' : `${count} offers`),
  },
  comparablesLead: {
    de: (count: number, sellers: number, dealer: string) =>
      `${count} Angebote von ${sellers} Verkäufern. Höchstens 30 % des Gewichts kommen von einem; Angebote von ${dealer} zählen nicht mit.`,
    en: (count: number, sellers: number, dealer: string) =>
      `${count} offers from ${sellers} sellers. At most 30% of the weight comes from one; offers of ${dealer} do not count.`,
  },
  seller: { de: 'Verkäufer', en: 'Seller' },
  privateSeller: { de: 'Privat', en: 'Private' },
  registered: { de: 'EZ', en: 'Registered' },
  offered: { de: 'Angebot', en: 'Offer' },
  adjustment: { de: 'Angleichung', en: 'Adjustment' },
  forYourCar: { de: 'auf Ihr Fahrzeug', en: 'for your car' },
  weightedMedian: { de: 'gewichteter Median', en: 'weighted median' },
  allOffers: { de: 'Alle in der Suche ansehen', en: 'See all of them in the search' },
  offersNotNamed: {
    de: 'Angebote anderer Händler führt dieser Shop nicht einzeln auf.',
    en: 'This shop does not list the offers of other dealers one by one.',
  },
  askingPrices: {
    de: 'Angebotspreise, keine Verkaufspreise: Was Autos wirklich kosten, weiß niemand außer den Beteiligten.',
    en: 'Asking prices, not selling prices: what cars really cost only the parties know.',
  },
  differences: { de: 'Was die Besichtigung geändert hat', en: 'What the inspection changed' },
  proofs: { de: 'Bilder der Besichtigung', en: 'Pictures of the inspection' },
  noDifferences: {
    de: 'Nichts: Der Händler hat gefunden, was Sie angegeben haben.',
    en: 'Nothing: the dealer found what you stated.',
  },
  stated: { de: 'Ihre Angabe', en: 'You stated' },
  found: { de: 'Gefunden', en: 'Found' },
  notStated: { de: 'nicht genannt', en: 'not mentioned' },
}
