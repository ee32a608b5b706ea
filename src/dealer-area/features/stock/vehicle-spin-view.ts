/** The turn of a car as its form shows it. */
export interface VehicleSpinView {
  readonly fingerprint: string
  readonly frames: readonly { readonly href: string; readonly alt: string }[]
  readonly accept: string
  /** What can be chosen, in a sentence. */
  readonly hint: string
  readonly canChange: boolean
}
