/** A seller, wherever one is shown: on offers, in the cart, on the dealer's page. */
export const dealerTexts = {
  commercial: { de: 'Händler (gewerblicher Anbieter)', en: 'Dealer (commercial seller)' },
  privateSeller: { de: 'Privatanbieter', en: 'Private seller' },
  privateNote: {
    de: 'Verkauf von privat: kein Widerrufsrecht, keine Gewährleistung wie beim Händler.',
    en: 'Private sale: no right of withdrawal and no statutory warranty as with a dealer.',
  },
  since: { de: (year: number) => `Im Autohandel seit ${year}`, en: (year: number) => `In the car trade since ${year}` },
  allOffers: {
    de: (count: string) => `Alle ${count} Autos ansehen`,
    en: (count: string) => `See all ${count} cars`,
  },
  people: { de: 'Ihre Ansprechpartner', en: 'People to talk to' },
  speaks: {
    de: (languages: string) => `spricht ${languages}`,
    en: (languages: string) => `speaks ${languages}`,
  },
  openingHours: { de: 'Öffnungszeiten', en: 'Opening hours' },
  write: { de: 'E-Mail schreiben', en: 'Send an e-mail' },
  directions: { de: 'Anfahrt', en: 'How to get there' },
  route: { de: 'Route planen', en: 'Get directions' },
  toDealer: { de: 'Zum Händler', en: 'View dealer' },
  imprint: { de: 'Vollständiges Impressum', en: 'Full legal notice' },
}
