/** The card of a vehicle in lists. */
export const cardTexts = {
  symbolic: { de: 'Symbolbild', en: 'Illustration' },
  noPicture: { de: 'Kein Bild', en: 'No picture' },
  reserved: { de: 'Reserviert', en: 'Reserved' },
  reduced: { de: 'Preis gesenkt', en: 'Price reduced' },
  leasingFrom: { de: 'Leasing ab', en: 'Leasing from' },
  lowestPrice: {
    de: (price: string) => `zum 30-Tage-Tiefstpreis ${price}`,
    en: (price: string) => `against the 30-day low of ${price}`,
  },
}
