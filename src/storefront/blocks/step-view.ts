import type { FormState } from './form-state.ts'

/** A page with one thing to do, or that says it is done. */
export interface StepView {
  readonly title: string
  readonly lead: string
  /** A button that does it. */
  readonly act?: {
    readonly label: string
    readonly intent: string
    /** Path it is sent to; left out: the page's own. */
    readonly to?: string
    /** Where it is about an e-mail address: what the field for it is called. */
    readonly email?: string
    /** Where it needs a password: what the field for it is called. */
    readonly password?: string
  }
  /** What was wrong when it was last tried. */
  readonly state?: FormState
  /** Where to go on. */
  readonly next?: { readonly label: string; readonly href: string }
}
