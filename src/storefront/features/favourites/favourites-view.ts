import type { CardView } from '../../blocks/card-view.ts'

/** The vehicles an address names. */
export interface FavouritesView {
  /** This page without vehicles. */
  readonly path: string
  readonly ids: readonly string[]
  readonly cards: readonly CardView[]
  /** Sold or withdrawn. */
  readonly gone: readonly GoneLink[]
  /** The list is the account's: what each car cost when it was added. Absent in a list that an address names. */
  readonly since?: readonly { readonly id: string; readonly price: number; readonly at: string }[]
  /** Unknown ids. */
  readonly unknown: number
}

interface GoneLink {
  readonly id: string
  readonly title: string
  readonly href: string
}
