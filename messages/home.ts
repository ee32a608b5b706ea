/** The start page. */
export const homeTexts = {
  title: { de: 'Gebrauchtwagen und Neuwagen kaufen', en: 'Buy used and new cars' },
  description: {
    de: (count: string) =>
      `${count} Autos von geprüften Händlern: vollständige Daten, ein Preis, Filter für alles, was zählt.`,
    en: (count: string) =>
      `${count} cars from verified dealers: complete data, one price, filters for everything that counts.`,
  },
  heading: {
    de: (count: string) => `${count} Autos. Genau eines ist Ihres.`,
    en: (count: string) => `${count} cars. Exactly one is yours.`,
  },
  lead: {
    de: 'Geprüfte Händler, vollständige Daten, ein Preis. Finden Sie Ihr Auto in der ganzen Republik oder um die Ecke.',
    en: 'Verified dealers, complete data, one price. Find your car anywhere in Germany or around the corner.',
  },
  dealerHeading: {
    de: (dealer: string, count: string, one: boolean) => `${dealer}: ${count} ${one ? 'Auto' : 'Autos'}`,
    en: (dealer: string, count: string, one: boolean) => `${dealer}: ${count} ${one ? 'car' : 'cars'}`,
  },
  dealerLead: {
    de: 'Vollständige Daten, ein Preis, Filter für alles, was zählt.',
    en: 'Complete data, one price, filters for everything that counts.',
  },
  finder: { de: 'Fahrzeugsuche', en: 'Find a car' },
  priceTo: { de: 'Preis bis', en: 'Price up to' },
  yearFrom: { de: 'Erstzulassung ab', en: 'First registered from' },
  place: { de: 'PLZ oder Ort', en: 'Postcode or town' },
  anywhere: { de: 'bundesweit', en: 'all of Germany' },
  any: { de: 'Beliebig', en: 'Any' },
  show: {
    de: (count: string, one: boolean) => `${count} ${one ? 'Fahrzeug' : 'Fahrzeuge'} anzeigen`,
    en: (count: string, one: boolean) => `Show ${count} ${one ? 'car' : 'cars'}`,
  },
  showPlain: { de: 'Fahrzeuge anzeigen', en: 'Show cars' },
  allFilters: { de: 'Alle Filter', en: 'All filters' },
  byBody: { de: 'Nach Karosserieform', en: 'By body type' },
  newest: { de: 'Neu eingestellt', en: 'Just added' },
  allNewest: { de: 'Alle neuen Inserate', en: 'All new offers' },
  byMake: { de: 'Nach Marke', en: 'By make' },
  how: { de: 'So finden Sie Ihr Auto', en: 'How to find your car' },
  step1: { de: 'Suchen', en: 'Search' },
  step1Text: {
    de: 'Filtern Sie nach allem, was zählt. An jeder Option steht, wie viele Autos sie lässt.',
    en: 'Filter by everything that counts. Every option says how many cars it leaves.',
  },
  step2: { de: 'Prüfen', en: 'Check' },
  step2Text: {
    de: 'Daten, Ausstattung, Verbrauch und Zustand stehen vollständig auf einer Seite.',
    en: 'Data, equipment, consumption and condition stand completely on one page.',
  },
  step3: { de: 'Sprechen', en: 'Talk' },
  step3Text: {
    de: 'Rufen Sie den Händler an oder schreiben Sie ihm. Öffnungszeiten stehen dabei.',
    en: 'Call or write to the dealer. Opening hours are given.',
  },
  step4: { de: 'Abholen', en: 'Collect' },
  step4Text: {
    de: 'Probe fahren, Vertrag schließen, einsteigen.',
    en: 'Take a test drive, sign the contract, get in.',
  },
}
