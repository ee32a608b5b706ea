import type { Step } from '#design/Steps.tsx'
import type { FormState } from './form-state.ts'

/** What every step of a flow shows around its questions. */
export interface FlowView {
  readonly steps: readonly Step[]
  /** Left out on the first step. */
  readonly back?: { readonly label: string; readonly href: string }
  /** What was entered before the login or before the step was left: it was not saved, and is shown again. */
  readonly restored?: FormState
  /** What its fields begin with otherwise; those that are not named begin blank. */
  readonly begin?: Readonly<Record<string, string>>
}
