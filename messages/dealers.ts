import { placeFieldText } from './place-field.ts'
import { plural } from './plural.ts'
/** The list of dealers, and texts only a dealer's page has. */
export const dealersTexts = {
  offers: { de: (count: string) => `${count} Autos`, en: (count: string) => `${count} cars` },
  makesOf: {
    de: (makes: string, others: number) => (others > 0 ? `${makes} und ${others} weitere` : makes),
    en: (makes: string, others: number) => (others > 0 ? `${makes} and ${others} more` : makes),
  },
  ownTitle: {
    de: (city: string) => `So finden Sie uns in ${city}`,
    en: (city: string) => `Find us in ${city}`,
  },
  today: { de: 'Anfahrt und Öffnungszeiten', en: 'Directions and opening hours' },
  contact: { de: 'Kontakt', en: 'Contact' },
  imprintTitle: { de: 'Impressum', en: 'Legal notice' },
  dealers: { de: 'Händler', en: 'Dealers' },
  dealersTitle: { de: (count: number) => `${count} Händler`, en: (count: number) => `${count} dealers` },
  dealersNear: {
    de: (count: number, place: string) =>
      `${count} Händler, ${plural(count, 'nah an', 'die nächsten an')} ${place}${plural(count, '', ' zuerst')}`,
    en: (count: number, place: string) =>
      plural(count, `1 dealer near ${place}`, `${count} dealers, nearest to ${place} first`),
  },
  dealersLead: {
    de: 'Alle Händler mit Anschrift, Öffnungszeiten und ihren Autos.',
    en: 'All dealers with address, opening hours and cars on offer.',
  },
  dealersIn: {
    de: (count: number, towns: string) => `${count} Händler: ${towns}`,
    en: (count: number, towns: string) => `${count} dealers: ${towns}`,
  },
  within: { de: 'Umkreis', en: 'Within' },
  anyDistance: { de: 'beliebig weit', en: 'any distance' },
  noneNear: {
    de: (place: string) => `Kein Händler im Umkreis von ${place}`,
    en: (place: string) => `No dealer near ${place}`,
  },
  noneNearText: { de: 'Wählen Sie einen größeren Umkreis.', en: 'Choose a larger radius.' },
  allDealers: { de: 'Alle Händler zeigen', en: 'Show all dealers' },
  allMakes: { de: (count: number) => `Alle ${count} Marken zeigen`, en: (count: number) => `Show all ${count} makes` },
  fewerMakes: { de: 'Weniger Marken zeigen', en: 'Show fewer makes' },
  place: placeFieldText,
  placeHint: { de: 'z. B. 50670 oder Köln', en: 'e.g. 50670 or Köln' },
  search: { de: 'Händler in der Nähe zeigen', en: 'Show nearest dealers' },
  makes: { de: 'Marken im Angebot', en: 'Makes in stock' },
  newest: { de: 'Neueste Autos', en: 'Newest cars' },
  address: { de: 'Anschrift', en: 'Address' },
  dealerDescription: {
    de: (name: string, city: string) => `${name} in ${city}: Anschrift, Öffnungszeiten, Marken und alle Autos.`,
    en: (name: string, city: string) => `${name} in ${city}: address, opening hours, makes and all cars.`,
  },
}
