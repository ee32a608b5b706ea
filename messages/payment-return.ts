/** The page customers come back to from a payment provider. */
export const paymentReturnTexts = {
  purpose: {
    de: (order: string, dealer: string) => `Bestellung ${order} bei ${dealer}`,
    en: (order: string, dealer: string) => `Order ${order} at ${dealer}`,
  },
  title: { de: 'Ihre Zahlung', en: 'Your payment' },
  paid: { de: 'Vielen Dank für Ihre Zahlung', en: 'Thank you for your payment' },
  paidLead: {
    de: (order: string) =>
      `Die Zahlung zu Ihrer Bestellung ${order} ist bestätigt. Wie es weitergeht, steht bei Ihrer Bestellung und kommt per E-Mail.`,
    en: (order: string) =>
      `The payment for your order ${order} is confirmed. What comes next stands with your order and comes by e-mail.`,
  },
  pending: { de: 'Ihre Zahlung wird geprüft', en: 'Your payment is being checked' },
  pendingLead: {
    de: (order: string) =>
      `Der Zahlungsdienst hat uns zu Ihrer Bestellung ${order} noch nichts gemeldet. Meist dauert das nur einige Sekunden; diese Seite sieht von selbst nach.`,
    en: (order: string) =>
      `The payment service has not told us anything about your order ${order} yet. It usually takes a few seconds; this page looks again by itself.`,
  },
  waiting: { de: 'Ihre Zahlung ist noch nicht bestätigt', en: 'Your payment is not confirmed yet' },
  waitingLead: {
    de: (order: string) =>
      `Der Zahlungsdienst hat uns zu Ihrer Bestellung ${order} noch nichts gemeldet. Haben Sie bezahlt, müssen Sie nichts tun: Den Stand sehen Sie jederzeit bei Ihrer Bestellung. Haben Sie abgebrochen, können Sie dort erneut bezahlen.`,
    en: (order: string) =>
      `The payment service has not told us anything about your order ${order} yet. If you have paid there is nothing to do: your order always shows how things stand. If you stopped, you can pay there again.`,
  },
  failed: { de: 'Die Zahlung ist nicht zustande gekommen', en: 'The payment did not go through' },
  failedLead: {
    de: (order: string) =>
      `Es wurde nichts abgebucht. Ihre Bestellung ${order} besteht weiter: Sie können sie gleich noch einmal bezahlen oder bei der Bestellung eine andere Zahlungsart wählen.`,
    en: (order: string) =>
      `Nothing was charged. Your order ${order} still stands: you can pay for it again right away, or choose another way to pay with the order.`,
  },
  failedOver: {
    de: (order: string) => `Es wurde nichts abgebucht. Wie es um Ihre Bestellung ${order} steht, sehen Sie dort.`,
    en: (order: string) => `Nothing was charged. Your order ${order} shows how it stands.`,
  },
  payAgain: { de: 'Erneut bezahlen', en: 'Pay again' },
  refunded: { de: 'Die Zahlung wird erstattet', en: 'The payment is refunded' },
  refundedLead: {
    de: (order: string) => `Der Betrag zu Ihrer Bestellung ${order} geht auf dem Weg zurück, auf dem er kam.`,
    en: (order: string) => `The amount of your order ${order} goes back the way it came.`,
  },
  expired: { de: 'Dieser Link gilt nicht mehr', en: 'This link is no longer valid' },
  expiredLead: {
    de: 'Wie es um Ihre Zahlung steht, sehen Sie bei Ihrer Bestellung.',
    en: 'Your order shows how your payment stands.',
  },
  toOrder: { de: 'Zur Bestellung', en: 'To the order' },
  toOrders: { de: 'Zu meinen Bestellungen', en: 'To my orders' },
  home: { de: 'Zur Startseite', en: 'To the home page' },
} as const
