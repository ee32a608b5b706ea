/** Legal texts that an order refers to, by the names of their pages. */
export const ORDER_LEGAL_PAGES = ['agb', 'widerrufsbelehrung', 'datenschutz'] as const
export type OrderLegalPage = (typeof ORDER_LEGAL_PAGES)[number]

/** Which version of a text an order was placed under. A text as it is shipped with the shop has no number. */
export interface LegalVersion {
  readonly page: OrderLegalPage
  readonly number: number
  /** YYYY-MM-DD. */
  readonly validFrom: string
}
