import { matchPath } from './paths.ts'
import type { Screen } from './screens.ts'

/** The screens of the flows of several steps, in order (specification, section 4 "Multi-step flows"). */
export const FLOWS = {
  checkout: ['checkout-services', 'checkout-billing', 'checkout-delivery', 'checkout-payment', 'checkout-summary'],
} as const satisfies Record<string, readonly [Screen, ...Screen[]]>

type Flow = keyof typeof FLOWS
export type StepOf<F extends Flow> = (typeof FLOWS)[F][number]

/** The step an address belongs to; the first one where it belongs to none. */
export function currentStep<F extends Flow>(flow: F, pathname: string): StepOf<F> {
  const screen = matchPath(pathname)?.screen
  const steps: readonly StepOf<F>[] = FLOWS[flow]
  return steps.find((step) => step === screen) ?? FLOWS[flow][0]
}
