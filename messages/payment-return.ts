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
      `The payment for your order ${order} is confirmed. Your order shows what happens next, and we will e‑mail you.`,
  },
  pending: { de: 'Ihre Zahlung wird geprüft', en: 'Your payment is being checked' },
  pendingLead: {
    de: (order: string) =>
      `Der Zahlungsdienst hat uns zu Ihrer Bestellung ${order} noch nichts gemeldet. Meist dauert das nur einige Sekunden; diese Seite aktualisiert sich von selbst.`,
    en: (order: string) =>
      `We have not heard from the payment provider about your order ${order} yet. It usually takes a few seconds; this page updates by itself.`,
  },
  waiting: { de: 'Ihre Zahlung ist noch nicht bestätigt', en: 'Your payment is not confirmed yet' },
  waitingLead: {
    de: (order: string) =>
      `Der Zahlungsdienst hat uns zu Ihrer Bestellung ${order} noch nichts gemeldet. Haben Sie bezahlt, müssen Sie nichts tun: Den Status sehen Sie jederzeit bei Ihrer Bestellung. Haben Sie abgebrochen, können Sie dort erneut bezahlen.`,
    en: (order: string) =>
      `We have not heard from the payment provider about your order ${order} yet. If you have paid, there is nothing to do: your order always shows the current status. If you cancelled the payment, you can pay again there.`,
  },
  failed: { de: 'Die Zahlung ist nicht zustande gekommen', en: 'The payment did not go through' },
  failedLead: {
    de: (order: string) =>
      `Es wurde nichts abgebucht. Ihre Bestellung ${order} besteht weiter: Sie können sie gleich noch einmal bezahlen oder bei der Bestellung eine andere Zahlungsart wählen.`,
    en: (order: string) =>
      `Nothing was charged. Your order ${order} still stands: you can pay for it again right away, or choose another payment method on the order page.`,
  },
  failedOver: {
    de: (order: string) => `Es wurde nichts abgebucht. Den Status Ihrer Bestellung ${order} sehen Sie dort.`,
    en: (order: string) => `Nothing was charged. Your order ${order} shows the current status.`,
  },
  payAgain: { de: 'Erneut bezahlen', en: 'Pay again' },
  refunded: { de: 'Die Zahlung wird erstattet', en: 'The payment is being refunded' },
  refundedLead: {
    de: (order: string) =>
      `Der Betrag zu Ihrer Bestellung ${order} geht auf dem Weg zurück, auf dem Sie gezahlt haben.`,
    en: (order: string) => `The amount for your order ${order} is refunded by the same payment method.`,
  },
  expired: { de: 'Dieser Link gilt nicht mehr', en: 'This link is no longer valid' },
  expiredLead: {
    de: 'Den Status Ihrer Zahlung sehen Sie bei Ihrer Bestellung.',
    en: 'Your order shows the status of your payment.',
  },
  toOrder: { de: 'Zur Bestellung', en: 'View order' },
  toOrders: { de: 'Zu meinen Bestellungen', en: 'View my orders' },
  home: { de: 'Zur Startseite', en: 'Go to home page' },
} as const
