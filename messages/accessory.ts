/** The page of an accessory. */
export const productTexts = {
  offer: { de: 'Angebot', en: 'Offer' },
  vat: { de: 'inkl. MwSt., zzgl. Versand', en: 'incl. VAT, plus shipping' },
  vatAndParcel: {
    de: (parcel: string, free: string) =>
      `inkl. MwSt., zzgl. Versand ${parcel}; versandkostenfrei ab ${free}, Abholung beim Händler kostenlos.`,
    en: (parcel: string, free: string) =>
      `incl. VAT, plus ${parcel} shipping; free shipping from ${free}, free pick-up from the dealer.`,
  },
  vatAndFree: {
    de: 'inkl. MwSt., versandkostenfrei, Abholung beim Händler kostenlos.',
    en: 'incl. VAT, free shipping, free pick-up from the dealer.',
  },
  specification: { de: 'Technische Daten', en: 'Specification' },
  fits: { de: 'Passend für', en: 'Fits' },
  safety: { de: 'Produktsicherheit', en: 'Product safety' },
  warnings: { de: 'Warn- und Sicherheitshinweise', en: 'Warnings and safety information' },
  producer: { de: 'Hersteller', en: 'Manufacturer' },
  responsible: { de: 'Verantwortliche Person in der EU', en: 'Responsible person in the EU' },
  articleNumber: { de: 'Artikelnummer des Herstellers', en: 'Manufacturer’s item number' },
  productNumber: { de: 'Produktnummer', en: 'Product number' },
  approval: { de: 'Typgenehmigung', en: 'Type approval' },
  tyreLabel: { de: 'EU-Reifenkennzeichnung', en: 'EU tyre label' },
  fuelEfficiency: { de: 'Kraftstoffeffizienz', en: 'Fuel efficiency' },
  wetGrip: { de: 'Nasshaftung', en: 'Wet grip' },
  noise: { de: 'Externes Rollgeräusch', en: 'External rolling noise' },
  noiseValue: {
    de: (decibels: number, letter: string) => `${decibels} dB, Klasse ${letter}`,
    en: (decibels: number, letter: string) => `${decibels} dB, class ${letter}`,
  },
  snowGrip: { de: 'Schneegriffigkeit', en: 'Snow grip' },
  iceGrip: { de: 'Eisgriffigkeit', en: 'Ice grip' },
  yes: { de: 'ja', en: 'yes' },
  no: { de: 'nein', en: 'no' },
  takeBack: { de: 'Rücknahme', en: 'Take-back' },
  guarantee: {
    de: (producer: string, years: number) => `Haltbarkeitsgarantie des Herstellers ${producer}: ${years} Jahre`,
    en: (producer: string, years: number) => `Manufacturer’s durability guarantee from ${producer}: ${years} years`,
  },
  guaranteeText: {
    de: 'Der Hersteller gibt sie kostenlos für die ganze Ware. Ihre gesetzlichen Rechte bleiben davon unberührt.',
    en: 'The manufacturer gives it free of charge for the whole product, in addition to your statutory rights.',
  },
  soldBy: { de: 'Verkauf und Versand', en: 'Sold and shipped by' },
  gone: { de: 'Diesen Artikel gibt es nicht mehr', en: 'This item is no longer available' },
  similar: { de: 'Mehr aus dieser Kategorie', en: 'More from this category' },
  productTitle: {
    de: (title: string, price: string) => `${title}, ${price}`,
    en: (title: string, price: string) => `${title}, ${price}`,
  },
}

/** What a seller has to take back. */
export const takeBackTexts = {
  BATTERY: {
    de: 'Altbatterien gehören nicht in den Hausmüll. Sie können sie bei uns und an jeder Sammelstelle kostenlos zurückgeben. Für eine Starterbatterie fallen 7,50 € Pfand an; sie sind im Preis enthalten und werden bei Rückgabe erstattet.',
    en: 'Used batteries must not go in household waste. You can return them free of charge to us or to any collection point. A starter battery carries a deposit of €7.50; it is included in the price and refunded when you return the battery.',
  },
  ELECTRICAL: {
    de: 'Elektroaltgeräte gehören nicht in den Hausmüll. Sie können sie kostenlos bei einer kommunalen Sammelstelle oder im Handel abgeben. Löschen Sie vorher Ihre Daten.',
    en: 'Old electrical appliances must not go in household waste. You can hand them in free of charge at a municipal collection point or at a shop. Delete your data first.',
  },
  USED_OIL: {
    de: 'Altöl nehmen wir in der Menge des gekauften Öls kostenlos zurück: in der Werkstatt des Händlers, der dieses Öl verkauft, oder nach Absprache per Versand.',
    en: 'We take back used oil free of charge, as much as you bought: at the workshop of the dealer who sells this oil, or by post if agreed.',
  },
}

/** The form that puts an accessory into the cart. */
export const addAccessoryTexts = {
  add: { de: 'In den Warenkorb', en: 'Add to cart' },
  quantity: { de: 'Anzahl', en: 'Quantity' },
  what: { de: 'Wofür?', en: 'What for?' },
  alone: { de: 'Einzeln bestellen', en: 'Order on its own' },
  forCar: { de: (car: string) => `Zum ${car} in Ihrem Warenkorb`, en: (car: string) => `With the ${car} in your cart` },
  install: { de: 'Beim Händler einbauen lassen', en: 'Have the dealer fit it' },
}
