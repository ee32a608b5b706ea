import { type PaymentMethod, takesAccount } from '../order/payment-methods.ts'
import { firstStepToDo, type StepOf } from '../routes/flows.ts'
import type { CheckoutDraft } from './draft.ts'

export type CheckoutStep = StepOf<'checkout'>

/** What the checkout requires of the answers. */
export interface CheckoutNeeds {
  readonly hasVehicles: boolean
  /** Ids of the cars in the cart. */
  readonly vehicles: readonly number[]
  /** Accessories that are shipped on their own. */
  readonly hasAccessories: boolean
  /** The chosen destination dealer exists. */
  readonly hasDealer: boolean
  /** Every chosen delivery has its final price. */
  readonly isDeliveryPriced: boolean
  /** For each dealer that is paid directly: the allowed methods, and the amount due in cents. */
  readonly payments: ReadonlyMap<string, { readonly methods: readonly PaymentMethod[]; readonly due: number }>
}

/** Whether a step is answered in a way that fits the cart as it is now. */
export function isStepDone(step: CheckoutStep, draft: CheckoutDraft, needs: CheckoutNeeds): boolean {
  // Services belong to cars, so a cart without cars skips the step.
  if (step === 'checkout-services')
    return !needs.hasVehicles || (draft.servicesDone && areAmong(needs.vehicles, draft.servicesFor))
  if (step === 'checkout-billing') return draft.billing !== null
  if (step === 'checkout-delivery') return isDeliveryDone(draft, needs)
  return step === 'checkout-payment' && isPaymentDone(draft, needs)
}

/** The first step that is not done; the summary never is. */
export function firstOpenStep(draft: CheckoutDraft, needs: CheckoutNeeds): CheckoutStep {
  return firstStepToDo('checkout', (step) => isStepDone(step, draft, needs))
}

/** The cars of the cart that an answer is for: those that the form showed, as others may have joined meanwhile; null: all of them. */
export function answeredCars({ vehicles }: CheckoutNeeds, shown: readonly number[] | null): number[] {
  return vehicles.filter((car) => shown === null || shown.includes(car))
}

function isDeliveryDone({ delivery, deliveryFor }: CheckoutDraft, needs: CheckoutNeeds): boolean {
  if (!delivery) return false
  return (
    areAmong(needs.vehicles, deliveryFor) &&
    needs.isDeliveryPriced &&
    (!needs.hasVehicles || delivery.vehicles !== null) &&
    (!needs.hasAccessories || delivery.accessories !== null) &&
    (!needs.hasVehicles || delivery.vehicles !== 'DELIVERY_TO_DEALER' || needs.hasDealer)
  )
}

function areAmong(cars: readonly number[], answered: readonly number[]): boolean {
  return cars.every((car) => answered.includes(car))
}

/** A method chosen for one amount is asked for again when another is due. */
function isPaymentDone(draft: CheckoutDraft, { payments }: CheckoutNeeds): boolean {
  return [...payments].every(([merchant, { methods, due }]) => {
    const chosen = draft.payments.find((payment) => payment.merchant === merchant)
    return chosen?.due === due && methods.includes(chosen.method) && hasMandate(chosen)
  })
}

function hasMandate({ method, mandate }: { readonly method: PaymentMethod; readonly mandate: string | null }): boolean {
  return !takesAccount(method) || mandate !== null
}
