/** Where the dealer sends what a trade-in is worth more than the order. */
export interface PayoutAccount {
  readonly holder: string
  /** Without blanks. */
  readonly iban: string
}

/** For what an account is sealed: it opens for this order only. */
export function payoutPurpose(orderId: number): string {
  return `payout of order ${orderId}`
}
