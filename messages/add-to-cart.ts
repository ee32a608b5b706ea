/** The button into the cart, on the page of a vehicle. */
export const addToCartTexts = {
  add: { de: 'In den Warenkorb', en: 'Add to cart' },
  paidBy: {
    de: (kind: string) => `Zahlung: ${kind}.`,
    en: (kind: string) => `Payment: ${kind}.`,
  },
  inCart: { de: 'Im Warenkorb – zur Kasse', en: 'In your cart – check out' },
  update: { de: 'Diese Zahlung übernehmen', en: 'Use this payment' },
  addMore: { de: 'Weitere hinzufügen', en: 'Add more' },
  change: { de: 'Zahlung ändern', en: 'Change payment' },
}
