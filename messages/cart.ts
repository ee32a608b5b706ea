/** The cart: its page, and the look into it from the header. */
export const cartTexts = {
  title: { de: 'Warenkorb', en: 'Cart' },
  emptyTitle: { de: 'Ihr Warenkorb ist leer.', en: 'Your cart is empty.' },
  emptyText: {
    de: 'Legen Sie ein Auto oder Zubehör auf seiner Seite in den Warenkorb; hier steht es dann mit dem Preis von heute.',
    en: 'Put a car or an accessory into the cart on its page; it then stands here with today’s price.',
  },
  lines: { de: 'Artikel', en: 'Items' },
  remove: { de: 'Entfernen', en: 'Remove' },
  removeOf: { de: (title: string) => `${title} entfernen`, en: (title: string) => `Remove ${title}` },
  changePayment: { de: 'Zahlungsart ändern', en: 'Change the payment' },
  changePaymentOf: {
    de: (title: string) => `Zahlungsart ändern: ${title}`,
    en: (title: string) => `Change the payment: ${title}`,
  },
  cash: { de: 'Barkauf', en: 'Cash' },
  loan: { de: 'Finanzierung', en: 'Loan' },
  leasing: { de: 'Leasing', en: 'Leasing' },
  reserved: { de: 'Von jemand anderem reserviert', en: 'Reserved by somebody else' },
  gone: { de: 'Nicht mehr verfügbar', en: 'No longer available' },
  notSummed: { de: 'Nicht in der Summe enthalten.', en: 'Not part of the sum.' },
  cheaper: {
    de: (by: string, before: string, now: string) =>
      `Der Preis ist um ${by} gesunken, seit Sie das Fahrzeug hinzugefügt haben: vorher ${before}, jetzt ${now}.`,
    en: (by: string, before: string, now: string) =>
      `The price has fallen by ${by} since you added the car: ${before} before, ${now} now.`,
  },
  dearer: {
    de: (by: string, before: string, now: string) =>
      `Der Preis ist um ${by} gestiegen, seit Sie das Fahrzeug hinzugefügt haben: vorher ${before}, jetzt ${now}.`,
    en: (by: string, before: string, now: string) =>
      `The price has risen by ${by} since you added the car: ${before} before, ${now} now.`,
  },
  accessoryCheaper: {
    de: (by: string, before: string, now: string) =>
      `Der Preis ist um ${by} gesunken, seit Sie den Artikel hinzugefügt haben: vorher ${before}, jetzt ${now}.`,
    en: (by: string, before: string, now: string) =>
      `The price has fallen by ${by} since you added the item: ${before} before, ${now} now.`,
  },
  accessoryDearer: {
    de: (by: string, before: string, now: string) =>
      `Der Preis ist um ${by} gestiegen, seit Sie den Artikel hinzugefügt haben: vorher ${before}, jetzt ${now}.`,
    en: (by: string, before: string, now: string) =>
      `The price has risen by ${by} since you added the item: ${before} before, ${now} now.`,
  },
  quantity: { de: 'Anzahl', en: 'Quantity' },
  quantityOf: { de: (title: string) => `Anzahl: ${title}`, en: (title: string) => `Quantity: ${title}` },
  change: { de: 'Ändern', en: 'Change' },
  each: { de: (price: string) => `${price} je Stück`, en: (price: string) => `${price} each` },
  forCar: { de: 'Für das Auto darüber', en: 'For the car above' },
  fitted: { de: 'mit Einbau beim Händler', en: 'fitted by the dealer' },
  serviceCheaper: {
    de: (by: string, before: string, now: string) =>
      `Der Preis ist um ${by} gesunken, seit Sie die Leistung gewählt haben: vorher ${before}, jetzt ${now}.`,
    en: (by: string, before: string, now: string) =>
      `The price has fallen by ${by} since you chose the service: ${before} before, ${now} now.`,
  },
  serviceDearer: {
    de: (by: string, before: string, now: string) =>
      `Der Preis ist um ${by} gestiegen, seit Sie die Leistung gewählt haben: vorher ${before}, jetzt ${now}.`,
    en: (by: string, before: string, now: string) =>
      `The price has risen by ${by} since you chose the service: ${before} before, ${now} now.`,
  },
  otherRate: {
    de: (before: string, now: string) => `Die Monatsrate hat sich geändert: vorher ${before}, jetzt ${now}.`,
    en: (before: string, now: string) => `The monthly rate has changed: ${before} before, ${now} now.`,
  },
  adjusted: {
    de: 'Ihre Auswahl im Rechner wird so nicht mehr angeboten. Gerechnet ist mit den nächstliegenden Werten.',
    en: 'Your choice in the calculator is no longer on offer as it was. The nearest values are used.',
  },
  noLongerFinanced: {
    de: 'Diese Zahlungsart wird für das Fahrzeug nicht mehr angeboten. Es gilt der Preis.',
    en: 'This way to pay is no longer offered for the car. Its price applies.',
  },
  sum: { de: 'Summe', en: 'Sum' },
  sumNote: {
    de: 'Endpreise der Händler, Stand jetzt. Lieferung oder Versand kommen an der Kasse dazu, wenn Sie sie wählen.',
    en: 'The dealers’ final prices as of now. Delivery or shipping are added at the checkout if you choose them.',
  },
  checkout: { de: 'Zur Kasse', en: 'Go to checkout' },
  blocked: {
    de: 'Bitte entfernen Sie zuerst das Fahrzeug, das nicht verfügbar ist.',
    en: 'Please remove the car that is not available first.',
  },
  logInFirst: {
    de: 'Zum Kaufen melden Sie sich an; Ihr Warenkorb bleibt erhalten. Noch kein Konto?',
    en: 'To buy, you log in; your cart is kept. No account yet?',
  },
  limits: {
    de: 'Lieferung innerhalb Deutschlands oder Abholung. Zahlung je nach Bestellung per Überweisung, Vorkasse, Kreditkarte, PayPal, SEPA-Lastschrift oder beim Händler.',
    en: 'Delivery within Germany, or pick-up. Payment, depending on the order, by bank transfer, prepayment, credit card, PayPal, SEPA direct debit or at the dealer’s.',
  },
  see: { de: 'Ansehen', en: 'View' },
  seeCart: { de: 'Warenkorb ansehen', en: 'View cart' },
  seeCars: { de: 'Autos ansehen', en: 'See cars' },
  more: {
    de: (count: number) => `und ${count} weitere`,
    en: (count: number) => `and ${count} more`,
  },
}
