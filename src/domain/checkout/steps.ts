import type { PaymentMethod } from '../order/payment-methods.ts'
import { FLOWS, type StepOf } from '../routes/flows.ts'
import type { CheckoutDraft } from './draft.ts'

export type CheckoutStep = StepOf<'checkout'>

/** What the answers have to fit. */
export interface CheckoutNeeds {
  readonly hasVehicles: boolean
  readonly hasAccessories: boolean
  /** Of each dealer that is paid directly: how it may be paid. */
  readonly methods: ReadonlyMap<string, readonly PaymentMethod[]>
}

/** Whether a step's questions are answered in a way that fits the cart as it is now. */
export function isStepDone(step: CheckoutStep, draft: CheckoutDraft, needs: CheckoutNeeds): boolean {
  if (step === 'checkout-services') return draft.servicesDone
  if (step === 'checkout-billing') return draft.billing !== null
  if (step === 'checkout-delivery') return isDeliveryDone(draft, needs)
  return step === 'checkout-payment' && isPaymentDone(draft, needs)
}

/** A step can be opened when all before it are done (decision 63): the first that is not, or the last. */
export function firstOpenStep(draft: CheckoutDraft, needs: CheckoutNeeds): CheckoutStep {
  return FLOWS.checkout.find((step) => !isStepDone(step, draft, needs)) ?? 'checkout-summary'
}

function isDeliveryDone({ delivery }: CheckoutDraft, { hasVehicles, hasAccessories }: CheckoutNeeds): boolean {
  if (!delivery) return false
  return (
    (!hasVehicles || delivery.vehicles !== null) &&
    (!hasAccessories || delivery.accessories !== null) &&
    (delivery.vehicles !== 'DELIVERY_TO_DEALER' || delivery.dealer !== null)
  )
}

function isPaymentDone({ payments }: CheckoutDraft, { methods }: CheckoutNeeds): boolean {
  return [...methods].every(([merchant, allowed]) => {
    const chosen = payments.find((payment) => payment.merchant === merchant)
    return chosen !== undefined && allowed.includes(chosen.method) && hasMandate(chosen)
  })
}

function hasMandate({ method, mandate }: { readonly method: PaymentMethod; readonly mandate: string | null }): boolean {
  return method !== 'SEPA_MANDATE' || mandate !== null
}
