/** A sentence about the requested place, and links to what else it may mean. */
export interface PlaceHintView {
  readonly text: string
  readonly links: readonly { readonly label: string; readonly href: string }[]
  /** The error of the field; left out where the place is known. */
  readonly problem?: string
}
