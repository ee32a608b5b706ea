/** A page with one thing to do, or that says it is done. */
export interface StepView {
  readonly title: string
  readonly lead: string
  /** A button that does it. */
  readonly act?: { readonly label: string; readonly intent: string }
  /** Where to go on. */
  readonly next?: { readonly label: string; readonly href: string }
}
