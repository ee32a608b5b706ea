/** Who did something, as the dealer's staff read it. */
export const staffActorTexts = {
  CUSTOMER: { de: 'Kunde', en: 'Customer' },
  MERCHANT: { de: 'Betrieb', en: 'Your business' },
  ADMIN: { de: 'Kundenservice', en: 'Customer service' },
  PROVIDER: { de: 'Bank', en: 'Bank' },
  TIMER: { de: 'automatisch', en: 'automatically' },
} as const

/** The same in the course of an order. */
export const orderActorTexts = {
  ...staffActorTexts,
  PROVIDER: { de: 'Bank oder Zahlungsdienst', en: 'Bank or payment service' },
} as const
