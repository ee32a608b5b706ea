/** The way into the cart, on the page of a vehicle. */
export const addToCartTexts = {
  add: { de: 'In den Warenkorb', en: 'Add to cart' },
  paidBy: {
    de: (kind: string) => `Zahlung: ${kind}.`,
    en: (kind: string) => `Payment: ${kind}.`,
  },
  change: { de: 'Zahlung ändern', en: 'Change payment' },
}
