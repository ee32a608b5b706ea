import type { StepOf } from '#domain/routes/flows.ts'
import { stepNamed } from './flow-steps.server.ts'

export type CheckoutStep = StepOf<'checkout'>

/** The step that the gateway calls by this name; the first one for any other name. */
export function checkoutStepNamed(name: string | undefined): CheckoutStep {
  return stepNamed('checkout', name)
}
