/** The cart: its page, and its preview in the header. */
export const cartTexts = {
  deliveredFrom: { de: (day: string) => `Lieferung ab ${day}`, en: (day: string) => `Delivery from ${day}` },
  pickedUpFrom: { de: (day: string) => `Abholung ab ${day}`, en: (day: string) => `Pick-up from ${day}` },
  title: { de: 'Warenkorb', en: 'Cart' },
  emptyTitle: { de: 'Ihr Warenkorb ist leer.', en: 'Your cart is empty.' },
  emptyText: {
    de: 'Legen Sie ein Auto oder Zubehör auf seiner Seite in den Warenkorb; hier steht es dann mit dem Preis von heute.',
    en: 'Add a car or an accessory from its page; it appears here at today’s price.',
  },
  lines: { de: 'Artikel', en: 'Items' },
  remove: { de: 'Entfernen', en: 'Remove' },
  removeOf: { de: (title: string) => `${title} entfernen`, en: (title: string) => `Remove ${title}` },
  changePayment: { de: 'Zahlungsart ändern', en: 'Change payment' },
  changePaymentOf: {
    de: (title: string) => `Zahlungsart ändern: ${title}`,
    en: (title: string) => `Change payment: ${title}`,
  },
  cash: { de: 'Kaufpreis, ohne Finanzierung', en: 'Full price, no financing' },
  loan: { de: 'Finanzierung', en: 'Loan' },
  leasing: { de: 'Leasing', en: 'Leasing' },
  reserved: { de: 'Von jemand anderem reserviert', en: 'Reserved by someone else' },
  gone: { de: 'Nicht mehr verfügbar', en: 'No longer available' },
  notSummed: { de: 'Nicht in der Summe enthalten.', en: 'Not included in the total.' },
  cheaper: {
    de: (by: string, before: string, now: string) =>
      `Der Preis ist um ${by} gesunken, seit Sie das Auto hinzugefügt haben: vorher ${before}, jetzt ${now}.`,
    en: (by: string, before: string, now: string) =>
      `The price has fallen by ${by} since you added the car: ${before} before, ${now} now.`,
  },
  costlier: {
    de: (by: string, before: string, now: string) =>
      `Der Preis ist um ${by} gestiegen, seit Sie das Auto hinzugefügt haben: vorher ${before}, jetzt ${now}.`,
    en: (by: string, before: string, now: string) =>
      `The price has risen by ${by} since you added the car: ${before} before, ${now} now.`,
  },
  accessoryCheaper: {
    de: (by: string, before: string, now: string) =>
      `Der Preis ist um ${by} gesunken, seit Sie den Artikel hinzugefügt haben: vorher ${before}, jetzt ${now}.`,
    en: (by: string, before: string, now: string) =>
      `The price has fallen by ${by} since you added the item: ${before} before, ${now} now.`,
  },
  accessoryCostlier: {
    de: (by: string, before: string, now: string) =>
      `Der Preis ist um ${by} gestiegen, seit Sie den Artikel hinzugefügt haben: vorher ${before}, jetzt ${now}.`,
    en: (by: string, before: string, now: string) =>
      `The price has risen by ${by} since you added the item: ${before} before, ${now} now.`,
  },
  quantity: { de: 'Anzahl', en: 'Quantity' },
  quantityOf: { de: (title: string) => `Anzahl: ${title}`, en: (title: string) => `Quantity: ${title}` },
  change: { de: 'Ändern', en: 'Change' },
  each: { de: (price: string) => `${price} je Stück`, en: (price: string) => `${price} each` },
  forCar: { de: (car: string) => `Für ${car}`, en: (car: string) => `For ${car}` },
  later: { de: 'Für später', en: 'Save for later' },
  laterOf: { de: (title: string) => `Für später: ${title}`, en: (title: string) => `Save for later: ${title}` },
  contractWith: { de: (dealer: string) => `Vertrag mit ${dealer}`, en: (dealer: string) => `Contract with ${dealer}` },
  trust: { de: 'Gut zu wissen', en: 'Good to know' },
  trustReturn: { de: '14 Tage Widerrufsrecht für Privatkunden', en: '14-day right of withdrawal for consumers' },
  trustReserved: {
    de: 'Autos reserviert, sobald Sie zur Kasse gehen',
    en: 'Cars reserved as soon as you go to checkout',
  },
  trustSecure: { de: 'Bankdaten verschlüsselt gespeichert', en: 'Bank details stored encrypted' },
  fitted: { de: 'mit Einbau beim Händler', en: 'fitted by the dealer' },
  serviceCheaper: {
    de: (by: string, before: string, now: string) =>
      `Der Preis ist um ${by} gesunken, seit Sie die Leistung gewählt haben: vorher ${before}, jetzt ${now}.`,
    en: (by: string, before: string, now: string) =>
      `The price has fallen by ${by} since you chose the service: ${before} before, ${now} now.`,
  },
  serviceCostlier: {
    de: (by: string, before: string, now: string) =>
      `Der Preis ist um ${by} gestiegen, seit Sie die Leistung gewählt haben: vorher ${before}, jetzt ${now}.`,
    en: (by: string, before: string, now: string) =>
      `The price has risen by ${by} since you chose the service: ${before} before, ${now} now.`,
  },
  otherRate: {
    de: (before: string, now: string) => `Die Monatsrate hat sich geändert: vorher ${before}, jetzt ${now}.`,
    en: (before: string, now: string) => `The monthly instalment has changed: ${before} before, ${now} now.`,
  },
  adjusted: {
    de: 'Ihre Auswahl im Rechner wird so nicht mehr angeboten. Wir haben mit den nächstliegenden Werten gerechnet.',
    en: 'The option you chose in the calculator is no longer available. We used the closest values.',
  },
  noLongerFinanced: {
    de: 'Diese Zahlungsart wird für das Auto nicht mehr angeboten. Es gilt der Kaufpreis.',
    en: 'This payment method is no longer available for this car. The full price applies.',
  },
  sum: { de: 'Summe', en: 'Total' },
  sumNote: {
    de: 'Endpreise der Händler, Stand jetzt. Liefer- oder Versandkosten kommen an der Kasse je nach Ihrer Wahl hinzu.',
    en: 'The dealers’ full prices as of now. Delivery or shipping is added at checkout, depending on your choice.',
  },
  checkout: { de: 'Zur Kasse', en: 'Go to checkout' },
  blocked: {
    de: 'Bitte entfernen Sie zuerst das Auto, das nicht verfügbar ist.',
    en: 'Please remove the car that is no longer available first.',
  },
  logInFirst: {
    de: 'Zum Kaufen melden Sie sich an; Ihr Warenkorb bleibt erhalten. Noch kein Konto?',
    en: 'Log in to buy; your cart stays as it is. No account yet?',
  },
  limits: {
    de: 'Lieferung innerhalb Deutschlands oder Abholung. Zahlung je nach Bestellung per Überweisung, Vorkasse, Kreditkarte, PayPal, SEPA-Lastschrift oder beim Händler.',
    en: 'Delivery within Germany, or pick-up. Payment, depending on the order, by bank transfer, prepayment, credit card, PayPal, SEPA direct debit or at the dealership.',
  },
  see: { de: 'Ansehen', en: 'View' },
  seeCart: { de: 'Warenkorb ansehen', en: 'View cart' },
  seeCars: { de: 'Autos ansehen', en: 'Browse cars' },
  more: {
    de: (count: number) => `und ${count} weitere`,
    en: (count: number) => `and ${count} more`,
  },
}
