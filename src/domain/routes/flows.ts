import { matchPath } from './paths.ts'
import type { Screen } from './screens.ts'

/** The screens of the flows of several steps, in order (specification, section 4 "Multi-step flows"). */
export const FLOWS = {
  checkout: ['checkout-services', 'checkout-billing', 'checkout-delivery', 'checkout-payment', 'checkout-summary'],
  workshop: [
    'workshop',
    'service-vehicle',
    'service-workshop',
    'service-appointment',
    'service-contact',
    'service-summary',
  ],
  'trade-in': ['tradein-vehicle', 'tradein-condition', 'tradein-dealer', 'tradein-offer'],
  financing: ['banking-personal', 'banking-household', 'banking-income', 'banking-documents', 'banking-confirmation'],
  'private-sale': ['private-sale-information', 'private-sale-images', 'private-sale-confirmation'],
} as const satisfies Record<string, readonly [Screen, ...Screen[]]>

/** The steps whose forms may bring files. */
export const UPLOAD_SCREENS = [
  'private-sale-images',
  'tradein-condition',
  'banking-documents',
  'request',
] as const satisfies Screen[]

export type Flow = keyof typeof FLOWS
/** A draft is of a flow, or of a flow for one thing: each order has an application of its own. */
export type DraftName = Flow | `${Flow}/${number}`
export type StepOf<F extends Flow> = (typeof FLOWS)[F][number]

/** Whether a text names a flow. */
export function isFlow(name: string): name is Flow {
  return Object.hasOwn(FLOWS, name)
}

/** Whether a text names a draft: a flow, or an application with the number of its order. */
export function isDraftName(name: string): name is DraftName {
  return isFlow(name) || /^financing\/\d{1,16}$/.test(name)
}

/** The flow that a screen is a step of; undefined for any other screen. */
export function flowOf(screen: string | undefined): Flow | undefined {
  return Object.keys(FLOWS)
    .filter(isFlow)
    .find((flow) => stepsOf(flow).some((step) => step === screen))
}

/** The draft that a page of a flow is about; undefined for any other page. An application is named by its order. */
export function draftNameAt(pathname: string): DraftName | undefined {
  const match = matchPath(pathname)
  const flow = flowOf(match?.screen)
  if (flow !== 'financing') return flow
  const name = `financing/${match?.params.orderId ?? ''}`
  return isDraftName(name) ? name : undefined
}

/** The step an address belongs to; the first one where it belongs to none. */
export function currentStep<F extends Flow>(flow: F, pathname: string): StepOf<F> {
  const screen = matchPath(pathname)?.screen
  return stepsOf(flow).find((step) => step === screen) ?? FLOWS[flow][0]
}

/** The first step that is not done, or the last one; a step opens when all before it are done (open point 63). */
export function firstStepToDo<F extends Flow>(flow: F, isDone: (step: StepOf<F>) => boolean): StepOf<F> {
  const steps = stepsOf(flow)
  return steps.find((step) => !isDone(step)) ?? steps.at(-1)!
}

/** Whether a step can be opened while `open` is the first one that is not done. */
export function isReached<F extends Flow>(flow: F, step: StepOf<F>, open: StepOf<F>): boolean {
  return stepsOf(flow).indexOf(step) <= stepsOf(flow).indexOf(open)
}

/** The step before or after another; the step itself at either end of the flow. */
export function stepBeside<F extends Flow>(flow: F, step: StepOf<F>, by: -1 | 1): StepOf<F> {
  const steps = stepsOf(flow)
  return steps[steps.indexOf(step) + by] ?? step
}

function stepsOf<F extends Flow>(flow: F): readonly StepOf<F>[] {
  return FLOWS[flow]
}
