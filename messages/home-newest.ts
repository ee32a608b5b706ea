/** The newest cars on the home page: of the marketplace, and of a dealer's own shop. */
export const homeNewestTexts = {
  title: { de: 'Neu eingestellt', en: 'Just added' },
  all: { de: 'Alle neuen Inserate', en: 'All new listings' },
  dealersTitle: { de: 'Neu auf dem Hof', en: 'New on our forecourt' },
  dealersAll: { de: 'Alle Autos ansehen', en: 'See all our cars' },
}
