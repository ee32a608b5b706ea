import type { SepaMandate } from '#domain/payment/sepa-mandate.ts'
import type { SecretBox } from '#services/secret-box/port.ts'

/** Seals the mandate of an order; it opens for this order only. */
export function sealMandate(box: SecretBox, orderId: number, mandate: SepaMandate): Buffer {
  return box.seal(JSON.stringify(mandate), purposeOf(orderId))
}

export function openMandate(box: SecretBox, orderId: number, sealed: Buffer): SepaMandate {
  return JSON.parse(box.open(sealed, purposeOf(orderId))) as SepaMandate
}

function purposeOf(orderId: number): string {
  return `mandate of order ${orderId}`
}
