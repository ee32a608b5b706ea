import type { z } from 'zod'
import type { ChosenPayment } from '#domain/checkout/draft.ts'
import { MandateInput } from '#domain/payment/sepa-mandate.ts'
import type { GatewayContext } from '../context.ts'
import { requireCustomer } from '../session/actor.ts'

/** Account holder and IBAN of a direct debit, or for a payout. */
export type GivenAccount = z.output<typeof MandateInput>

/** An account as it lies in the draft of a checkout. */
export function sealedAccount(account: GivenAccount, context: GatewayContext): string {
  return context.sources.secretBox.seal(JSON.stringify(account), purposeOf(context)).toString('base64')
}

/** What was sealed; null where no account was given. It opens for its customer only. */
export function givenAccount(payment: ChosenPayment | null, context: GatewayContext): GivenAccount | null {
  if (!payment?.mandate) return null
  const sealed = Buffer.from(payment.mandate, 'base64')
  return MandateInput.parse(JSON.parse(context.sources.secretBox.open(sealed, purposeOf(context))))
}

function purposeOf(context: GatewayContext): string {
  return `mandate in the checkout of customer ${requireCustomer(context).customerId}`
}
