import type { CardView } from '../../blocks/card-view.ts'
import type { DealerView } from '../../blocks/dealer-view.ts'

export interface DealersView {
  readonly path: string
  readonly place: string
  /** The place is not known, so the order is by name. */
  readonly unknownPlace?: true
  readonly dealers: readonly DealerRow[]
}

export interface DealerRow {
  readonly href: string
  readonly name: string
  readonly address: string
  readonly distance?: string
  /** "Fr 09:00–18:30 Uhr" */
  readonly hours?: string
  readonly count: number
}

export interface DealerPageView {
  readonly path: string
  readonly list: string
  readonly city: string
  readonly dealer: DealerView
  readonly makes: readonly { readonly href: string; readonly label: string; readonly count: number }[]
  readonly newest: readonly CardView[]
}
