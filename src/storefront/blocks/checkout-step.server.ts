import { FLOWS, type StepOf } from '#domain/routes/flows.ts'

export type CheckoutStep = StepOf<'checkout'>

/** The step that the gateway calls by this name; the first one for any other name. */
export function checkoutStepNamed(name: string | undefined): CheckoutStep {
  return FLOWS.checkout.find((step) => step.toUpperCase().replaceAll('-', '_') === name) ?? FLOWS.checkout[0]
}
