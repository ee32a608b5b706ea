import type { BulkKind } from '../../generated/graphql.ts'

type Choice = { readonly value: string; readonly label: string }

export interface BulkChangeView {
  readonly kind: BulkKind
  readonly title: string
  readonly note: string
  readonly back: string
  readonly digest: string
  readonly values: Readonly<Record<string, string>>
  readonly roundings: readonly Choice[]
  readonly states: readonly Choice[]
  readonly terms: readonly Choice[]
  /** Prices were typed car by car, in the price round. */
  readonly isEach: boolean
  readonly round: string
  /** Whether a preview can be shown: something is proposed. */
  readonly isProposed: boolean
  /** Of prices that change unusually much; null where none does. */
  readonly warning: string | null
  readonly rows: readonly PreviewView[]
  readonly more: { readonly href: string; readonly count: string } | null
  readonly refusals: readonly {
    readonly id: string
    readonly title: string
    readonly number: string
    readonly why: string
  }[]
  readonly facts: readonly { readonly label: string; readonly value: string }[]
  readonly count: number
  readonly isCountTyped: boolean
  readonly done: { readonly text: string; readonly undo: string | null; readonly reverted: string | null } | null
}

export interface PreviewView {
  readonly id: string
  readonly href: string
  readonly title: string
  readonly number: string
  readonly before: string
  readonly after: string
  readonly difference: string
}
