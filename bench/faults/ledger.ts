/** What the shop has confirmed to its visitors, written down as it was confirmed. */
export interface Ledger {
  readonly orders: { readonly id: string; readonly token: string }[]
  readonly bookings: { readonly id: string; readonly key: string }[]
  readonly uploads: { readonly key: string; readonly visitor: string }[]
  /** Prices, each that of a whole delivery; they rise. */
  readonly imports: number[]
}

export function emptyLedger(): Ledger {
  return { orders: [], bookings: [], uploads: [], imports: [] }
}

export function confirmedBy({ orders, bookings, uploads, imports }: Ledger): number {
  return orders.length + bookings.length + uploads.length + imports.length
}
