/** What the card of a vehicle says about its price and state. Composed on the server, so the browser never loads it. */
export const cardFactTexts = {
  reserved: { de: 'Reserviert', en: 'Reserved' },
  reduced: { de: 'Preis gesenkt', en: 'Price reduced' },
  leasingFrom: { de: 'Leasing ab', en: 'Leasing from' },
  lowestPrice: {
    de: (price: string) => `zum 30-Tage-Tiefstpreis ${price}`,
    en: (price: string) => `against the 30-day low of ${price}`,
  },
}
