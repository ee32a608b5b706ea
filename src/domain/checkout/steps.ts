import { type PaymentMethod, takesAccount } from '../order/payment-methods.ts'
import { FLOWS, type StepOf } from '../routes/flows.ts'
import type { CheckoutDraft } from './draft.ts'

export type CheckoutStep = StepOf<'checkout'>

/** What the answers have to fit. */
export interface CheckoutNeeds {
  readonly hasVehicles: boolean
  /** Accessories that travel by themselves. */
  readonly hasAccessories: boolean
  /** The chosen dealer is one that cars can be brought to. */
  readonly hasDealer: boolean
  /** Of each dealer that is paid directly: how it may be paid, and what, in cents. */
  readonly payments: ReadonlyMap<string, { readonly methods: readonly PaymentMethod[]; readonly due: number }>
}

/** Whether a step's questions are answered in a way that fits the cart as it is now. */
export function isStepDone(step: CheckoutStep, draft: CheckoutDraft, needs: CheckoutNeeds): boolean {
  // Services go with cars: there is nothing to ask about accessories.
  if (step === 'checkout-services') return draft.servicesDone || !needs.hasVehicles
  if (step === 'checkout-billing') return draft.billing !== null
  if (step === 'checkout-delivery') return isDeliveryDone(draft, needs)
  return step === 'checkout-payment' && isPaymentDone(draft, needs)
}

/** A step can be opened when all before it are done (decision 63): the first that is not, or the last. */
export function firstOpenStep(draft: CheckoutDraft, needs: CheckoutNeeds): CheckoutStep {
  return FLOWS.checkout.find((step) => !isStepDone(step, draft, needs))! // the summary never is
}

function isDeliveryDone({ delivery }: CheckoutDraft, needs: CheckoutNeeds): boolean {
  if (!delivery) return false
  return (
    (!needs.hasVehicles || delivery.vehicles !== null) &&
    (!needs.hasAccessories || delivery.accessories !== null) &&
    (!needs.hasVehicles || delivery.vehicles !== 'DELIVERY_TO_DEALER' || needs.hasDealer)
  )
}

/** Whoever chose how to pay one amount is asked again where another is due. */
function isPaymentDone(draft: CheckoutDraft, { payments }: CheckoutNeeds): boolean {
  return [...payments].every(([merchant, { methods, due }]) => {
    const chosen = draft.payments.find((payment) => payment.merchant === merchant)
    return chosen?.due === due && methods.includes(chosen.method) && hasMandate(chosen)
  })
}

function hasMandate({ method, mandate }: { readonly method: PaymentMethod; readonly mandate: string | null }): boolean {
  return !takesAccount(method) || mandate !== null
}
