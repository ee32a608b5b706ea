/** The account that receives the excess value of a trade-in. */
export interface PayoutAccount {
  readonly holder: string
  /** Without blanks. */
  readonly iban: string
}

/** The purpose an account is sealed for: it opens for this order only. */
export function payoutPurpose(orderId: number): string {
  return `payout of order ${orderId}`
}
