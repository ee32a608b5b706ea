/** Ways to pay, as an offer's address writes them. */
export const PAYMENT_KINDS = ['loan', 'leasing', 'cash'] as const
export type PaymentKind = (typeof PAYMENT_KINDS)[number]

export const PAYMENT_PARAM = 'finance'

/** The page of an offer, opened with a way to pay. */
export function withPayment(path: string, kind: PaymentKind | undefined): string {
  return kind ? `${path}?${PAYMENT_PARAM}=${kind}` : path
}
