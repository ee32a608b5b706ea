/** What the server composes of the start page, and of the first screen of a dealer's own shop. The browser never loads it. */
export const homeWords = {
  description: {
    de: (count: string) =>
      `${count} Autos von Händlern aus ganz Deutschland: vollständige Daten, ein Preis, Filter für alles, was zählt.`,
    en: (count: string) =>
      `${count} cars from dealers all over Germany: complete data, one price, filters for everything that matters.`,
  },
  upTo: { de: (rate: string) => `bis ${rate}`, en: (rate: string) => `up to ${rate}` },
  any: { de: 'Beliebig', en: 'Any' },
}

export const dealerHomeWords = {
  title: {
    de: (dealer: string) => `Autos kaufen bei ${dealer}`,
    en: (dealer: string) => `Buy a car from ${dealer}`,
  },
  heading: {
    de: (dealer: string, count: string, one: boolean) => `${dealer}: ${count} ${one ? 'Auto' : 'Autos'}`,
    en: (dealer: string, count: string, one: boolean) => `${dealer}: ${count} ${one ? 'car' : 'cars'}`,
  },
  lead: {
    de: 'Unsere Autos mit allen Daten und einem Preis. Rufen Sie an, schreiben Sie uns oder kommen Sie vorbei.',
    en: 'Our cars with all their data and one price. Give us a call, write to us or drop in.',
  },
  stock: {
    de: (count: string, one: boolean) => `${count} ${one ? 'Auto' : 'Autos'} bei uns auf dem Hof.`,
    en: (count: string, one: boolean) => `${count} ${one ? 'car' : 'cars'} on our forecourt.`,
  },
  noStock: {
    de: 'Zurzeit haben wir keine Autos im Angebot.',
    en: 'We have no cars on offer at the moment.',
  },
  getInTouch: {
    de: 'Rufen Sie an, schreiben Sie uns oder kommen Sie vorbei.',
    en: 'Give us a call, write to us or drop in.',
  },
  placeSince: {
    de: (town: string, year: number) => `${town} · seit ${year}`,
    en: (town: string, year: number) => `${town} · since ${year}`,
  },
  focus: {
    de: (makes: string) => `Vor allem ${makes}.`,
    en: (makes: string) => `Mainly ${makes}.`,
  },
}
