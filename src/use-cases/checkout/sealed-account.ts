import type { z } from 'zod'
import type { ChosenPayment } from '#domain/checkout/draft.ts'
import { MandateInput } from '#domain/payment/sepa-mandate.ts'
import type { SecretBox } from '#services/secret-box/port.ts'

/** Account holder and IBAN of a direct debit, or for a payout. */
export type BankAccount = z.output<typeof MandateInput>

/** Seals an account for the draft of a checkout. */
export function sealAccount(box: SecretBox, customerId: number, account: BankAccount): string {
  return box.seal(JSON.stringify(account), purposeOf(customerId)).toString('base64')
}

/** Opens a sealed account, for its own customer only; null where none was given. */
export function openAccount(box: SecretBox, customerId: number, payment: ChosenPayment | null): BankAccount | null {
  if (!payment?.mandate) return null
  const sealed = Buffer.from(payment.mandate, 'base64')
  return MandateInput.parse(JSON.parse(box.open(sealed, purposeOf(customerId))))
}

function purposeOf(customerId: number): string {
  return `mandate in the checkout of customer ${customerId}`
}
