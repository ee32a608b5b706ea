import type { ChosenPayment } from '#domain/checkout/draft.ts'
import { checked, type RefusedValue } from '#domain/field-problem.ts'
import { type PaymentMethod, takesAccount } from '#domain/order/payment-methods.ts'
import { MandateInput } from '#domain/payment/sepa-mandate.ts'
import { refused } from '#domain/refused.ts'
import type { SecretBox } from '#services/secret-box/port.ts'
import type { Shopper } from '#domain/shopper.ts'
import { type ChangeDeps, changeCheckout, type StepOutcome } from './change-checkout.ts'
import type { CheckoutDealer } from './checkout.ts'
import { type BankAccount, sealAccount } from './sealed-account.ts'

/** How one dealer is paid. */
interface PaymentAnswer {
  /** Its uuid. */
  readonly dealer: string
  readonly method: PaymentMethod
  /** For a direct debit or payout; where holder and IBAN are both empty, the account given before is used. */
  readonly holder: string | null
  readonly iban: string | null
}

/**
 * Fourth step: how each dealer is paid that is paid directly. Holder and IBAN are sealed at once, so that nobody reads them in the draft.
 * Refused: INVALID_INPUT naming every wrong field (`payments.<index>.<field>`).
 */
export async function choosePayments(
  deps: ChangeDeps & { readonly secretBox: SecretBox },
  shopper: Shopper,
  answers: readonly PaymentAnswer[],
): Promise<StepOutcome> {
  const seal = (account: BankAccount) => sealAccount(deps.secretBox, shopper.customerId, account)
  return changeCheckout(deps, shopper, ({ checkout }) => {
    const dealers = (checkout?.dealers ?? []).filter(({ plan }) => plan.methods.length > 0)
    const chosen = dealers.map((dealer) => chosenPayment(dealer, answers, seal))
    const wrong = chosen.flatMap((payment, index) =>
      'wrong' in payment ? payment.wrong.map((one) => ({ ...one, field: `payments.${index}.${one.field}` })) : [],
    )
    if (wrong.length > 0) return refused('INVALID_INPUT', { fields: wrong })
    return { kind: 'answered', draft: { payments: chosen.flatMap((payment) => ('wrong' in payment ? [] : [payment])) } }
  })
}

function chosenPayment(
  { merchant, plan, payment: before }: CheckoutDealer,
  answers: readonly PaymentAnswer[],
  seal: (account: BankAccount) => string,
): ChosenPayment | { readonly wrong: readonly RefusedValue[] } {
  const answer = answers.find(({ dealer }) => dealer === merchant.uuid)
  if (!answer || !plan.methods.includes(answer.method)) return { wrong: [{ field: 'method', code: 'REQUIRED' }] }
  const { method, holder, iban } = answer
  const payment = { merchant: merchant.uuid, method, due: plan.due }
  if (!takesAccount(method)) return { ...payment, mandate: null }
  if (!holder?.trim() && !iban?.trim() && before?.mandate && before.method === method)
    return { ...payment, mandate: before.mandate }
  const account = checked(MandateInput, { holder: holder ?? '', iban: iban ?? '' })
  return account.ok ? { ...payment, mandate: seal(account.value) } : { wrong: account.problems }
}
