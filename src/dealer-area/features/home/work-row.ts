/** A row of the work list. */
export interface WorkRow {
  readonly key: string
  readonly due: string
  readonly kind: string
  readonly title: string
  readonly note: string
  readonly href: string
  readonly act: string
}
