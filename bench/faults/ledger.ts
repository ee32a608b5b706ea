/** Everything that the shop has confirmed to its visitors, recorded at the confirmation. */
export interface Ledger {
  readonly orders: { readonly id: string; readonly token: string }[]
  readonly bookings: { readonly id: string; readonly key: string }[]
  readonly uploads: { readonly key: string; readonly visitor: string }[]
  /** The price in euros of each confirmed delivery, all of whose cars have it; they rise. */
  readonly imports: number[]
}

export function emptyLedger(): Ledger {
  return { orders: [], bookings: [], uploads: [], imports: [] }
}

export function confirmedBy({ orders, bookings, uploads, imports }: Ledger): number {
  return orders.length + bookings.length + uploads.length + imports.length
}
