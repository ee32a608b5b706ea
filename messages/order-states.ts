import { plural } from './plural.ts'
/** Where an order stands, in two or three words. */
export const orderStateTexts = {
  PLACED: { de: 'Bestellt', en: 'Ordered' },
  CONFIRMED: { de: 'Angenommen', en: 'Accepted' },
  REJECTED: { de: 'Abgelehnt', en: 'Declined' },
  IN_PREPARATION: { de: 'In Vorbereitung', en: 'In preparation' },
  READY_FOR_PICKUP: { de: 'Abholbereit', en: 'Ready to collect' },
  SHIPPED: { de: 'Unterwegs', en: 'On its way' },
  HANDED_OVER: { de: 'Übergeben', en: 'Handed over' },
  COMPLETED: { de: 'Abgeschlossen', en: 'Completed' },
  CANCELLED: { de: 'Storniert', en: 'Cancelled' },
  WITHDRAWN: { de: 'Widerrufen', en: 'Withdrawn' },
  RETURNED: { de: 'Zurückgegeben', en: 'Returned' },
  REFUNDED: { de: 'Erstattet', en: 'Refunded' },
}

/** The same as something that happened. */
export const orderEventTexts = {
  PLACED: { de: 'Bestellung aufgegeben', en: 'Order placed' },
  CONFIRMED: { de: 'Bestellung angenommen', en: 'Order accepted' },
  REJECTED: { de: 'Bestellung abgelehnt', en: 'Order declined' },
  IN_PREPARATION: { de: 'Vorbereitung begonnen', en: 'Preparation begun' },
  READY_FOR_PICKUP: { de: 'Zur Abholung bereit', en: 'Ready to be collected' },
  SHIPPED: { de: 'Verschickt', en: 'Sent' },
  HANDED_OVER: { de: 'Übergeben', en: 'Handed over' },
  COMPLETED: { de: 'Abgeschlossen', en: 'Completed' },
  CANCELLED: { de: 'Bestellung storniert', en: 'Order cancelled' },
  WITHDRAWN: { de: 'Vertrag widerrufen', en: 'Withdrawn from the contract' },
  RETURNED: { de: 'Rückgabe angekommen', en: 'Return received' },
  REFUNDED: { de: 'Erstattung veranlasst', en: 'Refund arranged' },
}

export const paymentEventTexts = {
  WAITING_FOR_PAYMENT_DETAILS: { de: 'Zahlung: Angaben fehlen', en: 'Payment: details missing' },
  PAYMENT_DETAILS_IN_PROGRESS: { de: 'Zahlung wird erwartet', en: 'Payment expected' },
  AUTHORIZED: { de: 'Zahlung zugesagt', en: 'Payment authorised' },
  PAID: { de: 'Zahlung eingegangen', en: 'Payment received' },
  CANCELLED: { de: 'Zahlung nicht mehr nötig', en: 'Payment no longer needed' },
  REFUND_PENDING: { de: 'Erstattung begonnen', en: 'Refund begun' },
  REFUNDED: { de: 'Erstattung angekommen', en: 'Refund made' },
}

/** The last step after a withdrawal, where nothing had been paid: of an order, and as something that happened. */
export const voidedTexts = {
  state: { de: 'Rückabgewickelt', en: 'Undone' },
  event: { de: 'Rückabwicklung abgeschlossen', en: 'The contract is undone' },
}

/** Payments that did not come about, and another choice. */
export const attemptTexts = {
  failed: {
    de: (count: number) => plural(count, 'Zahlungsversuch ohne Erfolg', `${count} Zahlungsversuche ohne Erfolg`),
    en: (count: number) =>
      plural(count, 'Payment attempt without success', `${count} payment attempts without success`),
  },
  chosen: {
    de: (method: string) => `Zahlungsart geändert: ${method}`,
    en: (method: string) => `Payment method changed: ${method}`,
  },
}

/** Who did it. */
export const actorTexts = {
  CUSTOMER: { de: 'Sie', en: 'You' },
  MERCHANT: { de: 'Händler', en: 'Dealer' },
  ADMIN: { de: 'Kundenservice', en: 'Customer service' },
  PROVIDER: { de: 'Zahlungsdienst', en: 'Payment service' },
  TIMER: { de: 'automatisch', en: 'automatic' },
}

/** The number of a withdrawal, beside the event. */
export const withdrawalNumberTexts = {
  de: (number: string) => `Nummer des Widerrufs: ${number}`,
  en: (number: string) => `Number of the withdrawal: ${number}`,
}

/** Why the clock ended an order. */
export const overdueTexts = {
  NO_ANSWER: { de: 'Der Händler hat nicht rechtzeitig geantwortet.', en: 'The dealer did not answer in time.' },
  NOT_PAID: { de: 'Die Zahlung ist ausgeblieben.', en: 'The payment did not arrive.' },
}
