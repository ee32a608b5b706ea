import { placeFieldText } from './place-field.ts'
/** The start page. */
export const homeTexts = {
  title: { de: 'Gebrauchtwagen und Neuwagen kaufen', en: 'Buy used and new cars' },
  heading: {
    de: (count: string) => `${count} Autos. Genau eines ist Ihres.`,
    en: (count: string) => `${count} cars. Exactly one is yours.`,
  },
  lead: {
    de: 'Online zum verbindlichen Preis kaufen und liefern lassen, mit 14 Tagen Widerrufsrecht.',
    en: 'Buy online at a binding price and have it delivered, with a 14-day right of withdrawal.',
  },
  route: { de: 'Route zu uns', en: 'Directions' },
  writeToUs: { de: 'Schreiben Sie uns', en: 'Write to us' },
  whereWeAre: { de: 'Hier sind wir', en: 'Where we are' },
  allYards: {
    de: (count: number) => `Alle ${count} Standorte`,
    en: (count: number) => `All ${count} locations`,
  },
  whenWeAre: { de: 'Wann wir da sind', en: 'Opening hours' },
  whoHelps: { de: 'Wer Ihnen hilft', en: 'Who helps you' },
  reachUs: { de: 'So erreichen Sie uns', en: 'How to reach us' },
  finder: { de: 'Fahrzeugsuche', en: 'Find a car' },
  priceTo: { de: 'Preis bis', en: 'Price up to' },
  yearFrom: { de: 'Erstzulassung ab', en: 'First registered from' },
  place: placeFieldText,
  anywhere: { de: 'bundesweit', en: 'all of Germany' },
  show: {
    de: (count: string, one: boolean) => `${count} ${one ? 'Auto' : 'Autos'} anzeigen`,
    en: (count: string, one: boolean) => `Show ${count} ${one ? 'car' : 'cars'}`,
  },
  showPlain: { de: 'Autos anzeigen', en: 'Show cars' },
  allFilters: { de: 'Alle Filter', en: 'All filters' },
  byBody: { de: 'Nach Karosserieform', en: 'By body type' },
  byMake: { de: 'Nach Marke', en: 'By make' },
  lastSearch: { de: 'Letzte Suche fortsetzen', en: 'Resume last search' },
  words: { de: 'Welches Auto soll es sein?', en: 'Which car are you looking for?' },
  how: { de: 'In fünf Schritten online kaufen', en: 'Buy online in five steps' },
}
