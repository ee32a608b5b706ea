/** The standard VAT rate of services, shipping and most goods, in percent. */
export const USUAL_VAT_RATE = 19

/** The VAT in a price that includes it, in cents. */
export function includedVat(price: number, rate: number): number {
  return Math.round((price * rate) / (100 + rate))
}
