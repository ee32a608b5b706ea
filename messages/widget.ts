/** Cars of a dealer inside a frame on their website. */
export const widgetTexts = {
  title: { de: (name: string) => `Autos von ${name}`, en: (name: string) => `Cars from ${name}` },
  tradeInTitle: {
    de: (name: string) => `Auto an ${name} verkaufen`,
    en: (name: string) => `Sell your car to ${name}`,
  },
  cars: { de: 'Autos', en: 'Cars' },
  none: { de: 'Zurzeit ist kein passendes Auto da.', en: 'There is no such car at the moment.' },
  all: {
    de: (count: string) => (count === '1' ? 'Im Shop ansehen' : `Alle ${count} Autos im Shop ansehen`),
    en: (count: string) => (count === '1' ? 'See it in the shop' : `See all ${count} cars in the shop`),
  },
  toShop: { de: 'Alle Autos im Shop ansehen', en: 'See all cars in the shop' },
  notFound: { de: 'Nicht gefunden', en: 'Not found' },
}
