import type { AlertRhythm } from '#storefront/generated/graphql.ts'

export interface SavedSearchesView {
  readonly path: string
  readonly cars: string
  /** A search that is about to be saved: what the address says. */
  readonly fresh: { readonly name: string; readonly query: string } | null
  readonly searches: readonly {
    readonly id: string
    readonly name: string
    readonly href: string
    readonly alert: AlertRhythm
    readonly isWaiting: boolean
  }[]
}
