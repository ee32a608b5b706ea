import type { CardView } from '../../blocks/card-view.ts'

/** Up to three vehicles side by side. */
export interface CompareView {
  /** This page without vehicles. */
  readonly path: string
  /** The address has no `ids`, not even empty ones. */
  readonly isOpenedWithout: boolean
  readonly columns: readonly ColumnView[]
  readonly groups: readonly GroupView[]
  /** Where the prices behind the costs of new cars come from. */
  readonly costSource: string | null
  readonly differencesOnly: boolean
  readonly allHref: string
  readonly differencesHref: string
  /** The address names more than can be compared. */
  readonly tooMany: boolean
  /** Number of unknown ids. */
  readonly unknown: number
}

export interface ColumnView {
  readonly card: CardView
  /** Sold or withdrawn. */
  readonly gone: boolean
  /** The ids of all columns, for the form that removes one. */
  readonly ids: string
  /** The same comparison without this vehicle. */
  readonly removeHref: string
}

export interface GroupView {
  readonly title: string
  readonly rows: readonly RowView[]
}

export interface RowView {
  readonly key: string
  readonly label: string
  readonly differs: boolean
  /** Of three columns: numbers of those beside which the other two do not differ. A phone shows two. */
  readonly equalWithout?: readonly number[]
  /** One per column; empty where nothing is known. */
  readonly cells: readonly (readonly PartView[])[]
  /** For figures: a bar per column, null where the figure is not known. */
  readonly marks?: readonly (MarkView | null)[]
}

export interface MarkView {
  /** Length of the bar, in per cent of the row's largest figure. */
  readonly percent: number
  readonly isBest: boolean
}

export interface PartView {
  readonly text: string
  /** For a rating: how many of the five steps are filled. */
  readonly steps?: number
  /** Not every vehicle has it. */
  readonly differs: boolean
  /** Of three columns: numbers of those beside which both others have it, or neither. */
  readonly equalWithout?: readonly number[]
}
