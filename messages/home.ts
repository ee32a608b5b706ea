/** The start page. */
export const homeTexts = {
  title: { de: 'Gebrauchtwagen und Neuwagen kaufen', en: 'Buy used and new cars' },
  description: {
    de: (count: string) =>
      `${count} Autos von Händlern aus ganz Deutschland: vollständige Daten, ein Preis, Filter für alles, was zählt.`,
    en: (count: string) =>
      `${count} cars from dealers all over Germany: complete data, one price, filters for everything that matters.`,
  },
  heading: {
    de: (count: string) => `${count} Autos. Genau eines ist Ihres.`,
    en: (count: string) => `${count} cars. Exactly one is yours.`,
  },
  lead: {
    de: 'Vollständige Daten, ein Preis, kein Rätselraten. Finden Sie Ihr Auto in ganz Deutschland oder um die Ecke.',
    en: 'Complete data, one price, no guesswork. Find your car anywhere in Germany or around the corner.',
  },
  dealerHeading: {
    de: (dealer: string, count: string, one: boolean) => `${dealer}: ${count} ${one ? 'Auto' : 'Autos'}`,
    en: (dealer: string, count: string, one: boolean) => `${dealer}: ${count} ${one ? 'car' : 'cars'}`,
  },
  dealerLead: {
    de: 'Unsere Autos mit allen Daten und einem Preis. Rufen Sie an, schreiben Sie uns oder kommen Sie vorbei.',
    en: 'Our cars with all their data and one price. Give us a call, write to us or drop in.',
  },
  dealerTitle: {
    de: (dealer: string) => `Autos kaufen bei ${dealer}`,
    en: (dealer: string) => `Buy a car from ${dealer}`,
  },
  placeSince: {
    de: (town: string, year: number) => `${town} · seit ${year}`,
    en: (town: string, year: number) => `${town} · since ${year}`,
  },
  focus: {
    de: (makes: string) => `Vor allem ${makes}.`,
    en: (makes: string) => `Mainly ${makes}.`,
  },
  dealerStock: {
    de: (count: string, one: boolean) => `${count} ${one ? 'Auto' : 'Autos'} bei uns auf dem Hof.`,
    en: (count: string, one: boolean) => `${count} ${one ? 'car' : 'cars'} on our forecourt.`,
  },
  route: { de: 'Route zu uns', en: 'Directions' },
  whereWeAre: { de: 'Hier sind wir', en: 'Where we are' },
  whenWeAre: { de: 'Wann wir da sind', en: 'Opening hours' },
  whoHelps: { de: 'Wer Ihnen hilft', en: 'Who helps you' },
  reachUs: { de: 'So erreichen Sie uns', en: 'How to reach us' },
  dealerStep3Text: {
    de: 'Kaufen Sie online zum verbindlichen Preis. Für Fragen und Probefahrt erreichen Sie uns direkt.',
    en: 'Buy online at a binding price. Contact us directly with questions or for a test drive.',
  },
  finder: { de: 'Fahrzeugsuche', en: 'Find a car' },
  priceTo: { de: 'Preis bis', en: 'Price up to' },
  yearFrom: { de: 'Erstzulassung ab', en: 'First registered from' },
  place: { de: 'PLZ oder Ort', en: 'Postcode or town' },
  anywhere: { de: 'bundesweit', en: 'all of Germany' },
  any: { de: 'Beliebig', en: 'Any' },
  show: {
    de: (count: string, one: boolean) => `${count} ${one ? 'Auto' : 'Autos'} anzeigen`,
    en: (count: string, one: boolean) => `Show ${count} ${one ? 'car' : 'cars'}`,
  },
  showPlain: { de: 'Autos anzeigen', en: 'Show cars' },
  allFilters: { de: 'Alle Filter', en: 'All filters' },
  byBody: { de: 'Nach Karosserieform', en: 'By body type' },
  newest: { de: 'Neu eingestellt', en: 'Just added' },
  allNewest: { de: 'Alle neuen Inserate', en: 'All new listings' },
  byMake: { de: 'Nach Marke', en: 'By make' },
  how: { de: 'So kaufen Sie Ihr Auto', en: 'How to buy your car' },
  step1: { de: 'Suchen', en: 'Search' },
  step1Text: {
    de: 'Filtern Sie nach allem, was zählt. Neben jeder Option steht, wie viele Autos Sie mit ihr sehen.',
    en: 'Filter by everything that matters. Every option says how many cars you will see with it.',
  },
  step2: { de: 'Prüfen', en: 'Check' },
  step2Text: {
    de: 'Daten, Ausstattung, Verbrauch und Zustand stehen vollständig auf einer Seite.',
    en: 'Data, equipment, consumption and condition, all on one page.',
  },
  step3: { de: 'Bestellen', en: 'Order' },
  step3Text: {
    de: 'Kaufen Sie online zum verbindlichen Preis. Für Fragen und Probefahrt erreichen Sie den Händler direkt.',
    en: 'Buy online at a binding price. Contact the dealer directly with questions or for a test drive.',
  },
  step4: { de: 'Einsteigen', en: 'Drive' },
  step4Text: {
    de: 'Holen Sie Ihr Auto ab oder lassen Sie es liefern. Online gekaufte Autos können Sie 14 Tage lang zurückgeben.',
    en: 'Pick up your car or have it delivered. You can return cars bought online within 14 days.',
  },
}
