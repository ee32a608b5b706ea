import { plural } from './plural.ts'
/** The states of an order in two or three words. */
export const orderStateTexts = {
  PLACED: { de: 'Bestellt', en: 'Ordered' },
  CONFIRMED: { de: 'Angenommen', en: 'Accepted' },
  REJECTED: { de: 'Abgelehnt', en: 'Declined' },
  IN_PREPARATION: { de: 'In Vorbereitung', en: 'In preparation' },
  READY_FOR_PICKUP: { de: 'Abholbereit', en: 'Ready for pick-up' },
  SHIPPED: { de: 'Unterwegs', en: 'On its way' },
  HANDED_OVER: { de: 'Übergeben', en: 'Handed over' },
  COMPLETED: { de: 'Abgeschlossen', en: 'Completed' },
  CANCELLED: { de: 'Storniert', en: 'Cancelled' },
  WITHDRAWN: { de: 'Widerrufen', en: 'Withdrawn' },
  RETURNED: { de: 'Zurückgegeben', en: 'Returned' },
  REFUNDED: { de: 'Erstattet', en: 'Refunded' },
}

/** The same states as events. */
export const orderEventTexts = {
  PLACED: { de: 'Bestellung aufgegeben', en: 'Order placed' },
  CONFIRMED: { de: 'Bestellung angenommen', en: 'Order accepted' },
  REJECTED: { de: 'Bestellung abgelehnt', en: 'Order declined' },
  IN_PREPARATION: { de: 'Vorbereitung begonnen', en: 'Preparation started' },
  READY_FOR_PICKUP: { de: 'Zur Abholung bereit', en: 'Ready for pick-up' },
  SHIPPED: { de: 'Verschickt', en: 'Shipped' },
  HANDED_OVER: { de: 'Übergeben', en: 'Handed over' },
  COMPLETED: { de: 'Abgeschlossen', en: 'Completed' },
  CANCELLED: { de: 'Bestellung storniert', en: 'Order cancelled' },
  WITHDRAWN: { de: 'Vertrag widerrufen', en: 'Contract withdrawn' },
  RETURNED: { de: 'Rückgabe angekommen', en: 'Return received' },
  REFUNDED: { de: 'Erstattung veranlasst', en: 'Refund arranged' },
}

export const paymentEventTexts = {
  WAITING_FOR_PAYMENT_DETAILS: { de: 'Angaben zur Zahlung fehlen', en: 'Payment details missing' },
  PAYMENT_DETAILS_IN_PROGRESS: { de: 'Zahlungsart gewählt, Zahlung offen', en: 'Payment method chosen, payment open' },
  AUTHORIZED: { de: 'Zahlung zugesagt', en: 'Payment authorised' },
  PAID: { de: 'Zahlung eingegangen', en: 'Payment received' },
  CANCELLED: { de: 'Zahlung nicht mehr nötig', en: 'Payment no longer needed' },
  REFUND_PENDING: { de: 'Erstattung begonnen', en: 'Refund started' },
  REFUNDED: { de: 'Erstattung angekommen', en: 'Refund completed' },
}

export const financingEventTexts = {
  WAITING: {
    de: 'Finanzierung gewählt, Zusage der Bank nötig',
    en: 'Financing chosen, subject to the bank’s approval',
  },
  APPROVED: { de: 'Finanzierung zugesagt', en: 'Financing approved' },
  REJECTED: { de: 'Finanzierung nicht zustande gekommen', en: 'Financing did not come about' },
  WITHDRAWN: { de: 'Finanzierung nicht mehr nötig', en: 'Financing no longer needed' },
}

/** Beside the state of an order that waits for its bank. */
export const awaitsFinancingTexts = { de: 'Wartet auf die Bank', en: 'Waiting for the bank' }

/** The last step after a withdrawal when nothing had been paid: as a state and as an event. */
export const voidedTexts = {
  state: { de: 'Rückabgewickelt', en: 'Reversed' },
  event: { de: 'Rückabwicklung abgeschlossen', en: 'Contract reversed' },
}

/** The stations of an order: those of the usual way, and the ends of an order that was voided. */
export const stationTexts = {
  placed: { de: 'Bestellt', en: 'Ordered' },
  accepted: { de: 'Angenommen', en: 'Accepted' },
  paid: { de: 'Bezahlt', en: 'Paid' },
  prepared: { de: 'Vorbereitet', en: 'Prepared' },
  handedOver: { de: 'Übergeben', en: 'Handed over' },
  REJECTED: orderStateTexts.REJECTED,
  CANCELLED: orderStateTexts.CANCELLED,
  WITHDRAWN: orderStateTexts.WITHDRAWN,
  RETURNED: orderStateTexts.RETURNED,
  REFUNDED: orderStateTexts.REFUNDED,
  VOIDED: voidedTexts.state,
}

/** Failed payments, and a changed payment method. */
export const attemptTexts = {
  failed: {
    de: (count: number) => plural(count, 'Zahlungsversuch ohne Erfolg', `${count} Zahlungsversuche ohne Erfolg`),
    en: (count: number) => plural(count, 'Failed payment', `${count} failed payments`),
  },
  chosen: {
    de: (method: string) => `Zahlungsart geändert: ${method}`,
    en: (method: string) => `Payment method changed: ${method}`,
  },
}

/** Who changed the order. */
export const actorTexts = {
  CUSTOMER: { de: 'Sie', en: 'You' },
  MERCHANT: { de: 'Händler', en: 'Dealer' },
  ADMIN: { de: 'Kundenservice', en: 'Customer service' },
  PROVIDER: { de: 'Zahlungsdienst', en: 'Payment service' },
  TIMER: { de: 'automatisch', en: 'automatically' },
}

/** The number of a withdrawal, beside the event. */
export const withdrawalNumberTexts = {
  de: (number: string) => `Nummer des Widerrufs: ${number}`,
  en: (number: string) => `Withdrawal number: ${number}`,
}

/** Beside the station of an order that is reached next. */
export const nextStation = { de: 'als Nächstes', en: 'next' }
