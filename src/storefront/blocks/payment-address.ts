/** Ways to pay, as an offer's address writes them. */
export const PAYMENT_KINDS = ['loan', 'leasing', 'cash'] as const
export type PaymentKind = (typeof PAYMENT_KINDS)[number]

export const PAYMENT_PARAM = 'finance'

/** The page of an offer, opened with a way to pay and, for the calculator, its terms by their names in the address. */
export function withPayment(
  path: string,
  kind: PaymentKind | undefined,
  terms: Readonly<Record<string, string>> = {},
): string {
  return kind ? `${path}?${new URLSearchParams({ [PAYMENT_PARAM]: kind, ...terms }).toString()}` : path
}
