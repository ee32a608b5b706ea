/** A picture whose parts are being covered. */
export interface CoveringView {
  readonly key: string
  readonly href: string
  readonly name: string
  /** How many boxes are drawn. */
  readonly drawn: number
  /** Back to the step's pictures. */
  readonly done: string
}
