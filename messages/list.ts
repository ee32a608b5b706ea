/** The vehicle list: heading, tools, filters, empty state. */
export const listTexts = {
  buy: { de: 'Auto kaufen', en: 'Buy a car' },
  description: {
    de: (what: string) =>
      `${what} vom Händler: vollständige Daten, ein Preis, filtern nach allem, was zählt.`,
    en: (what: string) =>
      `${what} from dealers: complete data, one price, filters for everything that matters.`,
  },
  dealerDescription: {
    de: (what: string, dealer: string) => `${what} von ${dealer}: vollständige Daten, ein Preis.`,
    en: (what: string, dealer: string) => `${what} from ${dealer}: complete data, one price.`,
  },
  filters: { de: 'Filter', en: 'Filters' },
  filtersWith: { de: (count: number) => `Filter (${count})`, en: (count: number) => `Filters (${count})` },
  closeFilters: { de: 'Filter schließen', en: 'Close filters' },
  reset: { de: 'Zurücksetzen', en: 'Reset' },
  saveSearch: { de: 'Suche speichern', en: 'Save search' },
  resetAll: { de: 'Alle Filter zurücksetzen', en: 'Reset all filters' },
  countsMean: {
    de: 'Die Zahl neben einer Option sagt, wie viele Autos Sie mit ihr sehen.',
    en: 'The number beside an option says how many cars you will see with it.',
  },
  apply: { de: 'Filter anwenden', en: 'Apply filters' },
  show: {
    de: (count: string, one: boolean) => `${count} ${one ? 'Auto' : 'Autos'} anzeigen`,
    en: (count: string, one: boolean) => `Show ${count} ${one ? 'car' : 'cars'}`,
  },
  activeFilters: { de: 'Aktive Filter', en: 'Active filters' },
  previousFilters: { de: 'Bisherige Filter behalten', en: 'Keep previous filters' },
  lastFilters: { de: 'Letzte Filter anwenden', en: 'Apply last filters' },
  results: { de: 'Ergebnisse', en: 'Results' },
  sortBy: { de: 'Sortieren nach', en: 'Sort by' },
  howSorted: { de: 'Wie sortieren wir?', en: 'How do we sort?' },
  perPage: { de: 'Autos pro Seite', en: 'Cars per page' },
  view: { de: 'Ansicht', en: 'View' },
  grid: { de: 'Kacheln', en: 'Grid' },
  rows: { de: 'Liste', en: 'List' },
  pages: { de: 'Seiten', en: 'Pages' },
  page: { de: (page: number) => `Seite ${page}`, en: (page: number) => `Page ${page}` },
  previousPage: { de: 'Vorherige Seite', en: 'Previous page' },
  nextPage: { de: 'Nächste Seite', en: 'Next page' },
  place: { de: 'PLZ oder Ort', en: 'Postcode or town' },
  placeHint: { de: 'z. B. 50670 oder Köln', en: 'e.g. 50670 or Köln' },
  unknownPlace: {
    de: 'Diesen Ort kennen wir nicht. Bitte prüfen Sie die Schreibweise.',
    en: 'We couldn’t find this place. Please check the spelling.',
  },
  unknownPlaceNotice: {
    de: (place: string) =>
      `Den Ort „${place}“ kennen wir nicht, deshalb grenzt er nichts ein. Bitte prüfen Sie die Schreibweise.`,
    en: (place: string) => `We couldn’t find “${place}”, so it isn’t used. Please check the spelling.`,
  },
  invalidParams: {
    de: 'Einige Angaben im Link haben wir nicht verstanden und weggelassen.',
    en: 'We did not understand some values in the link and left them out.',
  },
  nearMe: { de: 'In meiner Nähe', en: 'Near me' },
  positionUnknown: {
    de: 'Ihr Gerät verrät uns den Standort nicht. Geben Sie einfach Postleitzahl oder Ort ein.',
    en: 'Your device is not sharing its location. Simply enter a postcode or town.',
  },
  myPosition: { de: 'Mein Standort', en: 'My location' },
  radius: { de: 'Umkreis', en: 'Radius' },
  radiusHint: { de: 'Gilt, sobald Sie einen Ort angeben.', en: 'Applies once you enter a location.' },
  from: { de: (what: string) => `${what} von`, en: (what: string) => `${what} from` },
  to: { de: (what: string) => `${what} bis`, en: (what: string) => `${what} to` },
  between: { de: 'bis', en: 'to' },
  more: { de: (count: number) => `Alle ${count} anzeigen`, en: (count: number) => `Show all ${count}` },
  less: { de: 'Weniger anzeigen', en: 'Show fewer' },
  nothingTitle: { de: 'Keine Autos gefunden', en: 'No cars found' },
  nothingText: {
    de: 'Zu diesen Filtern gibt es zurzeit kein Angebot. Entfernen Sie einen davon:',
    en: 'No cars match these filters right now. Try removing one:',
  },
  nothingAtAll: {
    de: 'Zu diesen Filtern gibt es zurzeit kein Angebot.',
    en: 'No cars match these filters right now.',
  },
}
