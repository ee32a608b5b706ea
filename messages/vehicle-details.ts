import { plural } from './plural.ts'

/** The sections of a vehicle's page below its price and key facts. */
export const vehicleDetailTexts = {
  pictures: { de: 'Bilder', en: 'Pictures' },
  pictureNumber: { de: (number: number) => `Bild ${number}`, en: (number: number) => `Picture ${number}` },
  enlarge: {
    de: (number: number) => `Bild ${number} vergrößern oder verkleinern`,
    en: (number: number) => `Enlarge or reduce picture ${number}`,
  },
  previous: { de: 'Vorheriges Bild', en: 'Previous picture' },
  next: { de: 'Nächstes Bild', en: 'Next picture' },
  fullScreen: { de: 'Vollbild', en: 'Full screen' },
  closeFullScreen: { de: 'Vollbild schließen', en: 'Close full screen' },
  symbolic: { de: 'Symbolbild', en: 'Illustration' },
  noPictures: { de: 'Zu diesem Auto gibt es noch keine Bilder.', en: 'There are no pictures of this car yet.' },
  data: { de: 'Technische Daten', en: 'Technical data' },
  equipment: { de: 'Ausstattung', en: 'Equipment' },
  features: {
    de: (count: number) => `${count} ${plural(count, 'Merkmal', 'Merkmale')}`,
    en: (count: number) => `${count} ${plural(count, 'feature', 'features')}`,
  },
  consumption: { de: 'Verbrauch', en: 'Consumption' },
  co2Class: { de: (name: string) => `Klasse ${name}`, en: (name: string) => `Class ${name}` },
  description: { de: 'Beschreibung', en: 'Description' },
  highlights: { de: 'Vom Verkäufer hervorgehoben', en: 'Highlighted by the seller' },
  dealer: { de: 'Händler', en: 'Dealer' },
  seller: { de: 'Verkäufer', en: 'Seller' },
  report: { de: 'Angebot melden', en: 'Report this offer' },
}

/** The prices of an offer over time. */
export const priceHistoryTexts = {
  title: { de: 'Preisverlauf', en: 'Price history' },
  since: { de: (day: string) => `seit ${day}`, en: (day: string) => `since ${day}` },
  day: { de: 'Seit', en: 'Since' },
  price: { de: 'Preis', en: 'Price' },
  change: { de: 'Änderung', en: 'Change' },
  today: { de: 'heute', en: 'today' },
  lowest: {
    de: (price: string) => `Niedrigster Preis der letzten 30 Tage: ${price}`,
    en: (price: string) => `Lowest price of the last 30 days: ${price}`,
  },
  lowestSince: {
    de: (price: string, day: string) => `Niedrigster Preis seit dem ${day}: ${price}`,
    en: (price: string, day: string) => `Lowest price since ${day}: ${price}`,
  },
  unchanged: {
    de: (day: string) => `Unverändert seit dem ${day}. Frühere Preise sind uns nicht bekannt.`,
    en: (day: string) => `Unchanged since ${day}. We do not know earlier prices.`,
  },
  days: { de: 'Im Angebot', en: 'On offer' },
  daysOf: {
    de: (days: number) => (days === 0 ? 'seit heute' : `seit ${days} ${plural(days, 'Tag', 'Tagen')}`),
    en: (days: number) => (days === 0 ? 'since today' : `for ${days} ${plural(days, 'day', 'days')}`),
  },
  number: { de: 'Angebotsnummer', en: 'Offer number' },
  confirmed: { de: 'Zuletzt im Bestand gemeldet', en: 'Last reported in stock' },
}

/** What a car costs a month. */
export const runningCostTexts = {
  title: { de: 'Kosten im Monat', en: 'Monthly costs' },
  sum: { de: (amount: string) => `${amount} im Monat`, en: (amount: string) => `${amount} a month` },
  atKilometres: {
    de: (kilometres: string) => `bei ${kilometres} im Jahr, ohne Versicherung, Wartung und Finanzierung`,
    en: (kilometres: string) => `at ${kilometres} a year, without insurance, servicing and financing`,
  },
  kilometres: { de: 'Kilometer im Jahr', en: 'Kilometres a year' },
  without: { de: (parts: string) => `ohne ${parts}`, en: (parts: string) => `without ${parts.toLowerCase()}` },
  recalculate: { de: 'Neu berechnen', en: 'Recalculate' },
  depreciation: { de: 'Wertverlust', en: 'Depreciation' },
  energy: { de: 'Energie', en: 'Energy' },
  tax: { de: 'Kfz-Steuer', en: 'Vehicle tax' },
  ofDepreciation: {
    de: (years: number) => `Mittel aus ${years} Jahren nach dem Modell unserer Preisbewertung`,
    en: (years: number) => `average of ${years} years by the model of our price rating`,
  },
  ofEnergy: {
    de: (prices: string, year: number) =>
      `${prices} je 100 km; amtlicher Durchschnittspreis ${year}, Verbrauch nach Herstellerangabe`,
    en: (prices: string, year: number) =>
      `${prices} per 100 km; official average price of ${year}, consumption as stated by the maker`,
  },
  ofTax: {
    de: 'nach Hubraum und CO₂-Emissionen (§ 9 KraftStG)',
    en: 'by cubic capacity and CO₂ emissions (§ 9 KraftStG)',
  },
  exempt: {
    de: (month: string) => `befreit bis ${month} (§ 3d KraftStG)`,
    en: (month: string) => `exempt until ${month} (§ 3d KraftStG)`,
  },
  unknown: {
    de: (parts: string) => `Nicht enthalten, weil Angaben zum Auto oder ein amtlicher Preis fehlen: ${parts}.`,
    en: (parts: string) =>
      `Left out because facts about the car or an official price are missing: ${parts.toLowerCase()}.`,
  },
  insuranceClasses: {
    de: (classes: string) => `${classes}. Der Beitrag hängt auch von Ihnen und Ihrem Wohnort ab.`,
    en: (classes: string) => `${classes}. The premium also depends on you and on where you live.`,
  },
  insurance: {
    de: 'Die Typklassen der Versicherung kennen wir nicht; ihr Beitrag hängt von Ihnen und Ihrem Wohnort ab.',
    en: 'We do not know the insurance classes; the premium depends on you and on where you live.',
  },
}

/** Range and battery of electric cars and plug-in hybrids. */
export const electricTexts = {
  title: { de: 'Reichweite und Batterie', en: 'Range and battery' },
  range: { de: 'Elektrische Reichweite (kombiniert)', en: 'Electric range (combined)' },
  battery: { de: 'Batteriekapazität', en: 'Battery capacity' },
  scale: { de: (end: string) => `0 bis ${end}`, en: (end: string) => `0 to ${end}` },
  power: { de: 'Ladeleistung (Gleichstrom, maximal)', en: 'Charging power (DC, maximum)' },
  chargingTime: {
    de: (time: string) => `Von 10 auf 80 % lädt es mit Gleichstrom in ${time}.`,
    en: (time: string) => `Charges from 10 to 80% in ${time} with direct current.`,
  },
  charging: {
    de: 'Ladeleistung und Ladezeit hat der Verkäufer nicht angegeben.',
    en: 'The seller has not given charging power and time.',
  },
}

/** The printed version of the page. */
export const printSheetTexts = {
  offer: {
    de: (id: string, day: string) => `Angebot ${id} · Stand ${day}`,
    en: (id: string, day: string) => `Offer ${id} · as of ${day}`,
  },
  asOf: { de: (day: string) => `Preis und Bestand am ${day}.`, en: (day: string) => `Price and stock on ${day}.` },
  code: { de: 'QR-Code zu diesem Angebot', en: 'QR code of this offer' },
  binding: {
    de: 'Angaben ohne Gewähr; es gilt das Angebot auf der Seite:',
    en: 'Subject to change; the offer on this page applies:',
  },
}
