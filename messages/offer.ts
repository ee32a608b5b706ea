/** The top of a vehicle's page: what its code needs at once. */
export const offerTexts = {
  toPrice: { de: 'Zu Preis und Kauf', en: 'Skip to price and purchase' },
  keyFacts: { de: 'Eckdaten', en: 'Key facts' },
  similar: { de: 'Ähnliche Autos', en: 'Similar cars' },
  available: { de: 'Verfügbar', en: 'Available' },
  place: { de: 'Standort', en: 'Location' },
  call: { de: 'Anrufen', en: 'Call' },
  contactDealer: { de: 'Kontakt aufnehmen', en: 'Get in touch' },
  contactPrivate: { de: 'Verkäufer anschreiben', en: 'Write to the seller' },
  testDrive: { de: 'Probefahrt anfragen', en: 'Request a test drive' },
  reservedNote: {
    de: 'Dieses Auto ist zurzeit reserviert. Fragen Sie nach, ob es wieder frei wird.',
    en: 'This car is reserved at the moment. Ask whether it will become available again.',
  },
  dealer: { de: 'Händler', en: 'Dealer' },
  seller: { de: 'Verkäufer', en: 'Seller' },
}
