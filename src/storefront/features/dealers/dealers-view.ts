import type { CardView } from '../../blocks/card-view.ts'
import type { PlaceHintView } from '../../blocks/place-hint-view.ts'
import type { DealerMapView } from '../../blocks/dealer-map-view.ts'
import type { DealerView } from '../../blocks/dealer-view.ts'
import type { SelectOption } from '#design/Select.tsx'

export interface DealersView {
  readonly path: string
  readonly place: string
  /** The unfiltered list, which search engines may index. */
  readonly isPlain: boolean
  /** The place by whose distance dealers are sorted; without one they are sorted by name. */
  readonly around?: string
  /** What is said about a requested place that is unknown or has namesakes. */
  readonly hint?: PlaceHintView
  /** How far away a dealer may be; the first choice is no limit. */
  readonly radius: { readonly options: readonly SelectOption[]; readonly chosen: string }
  readonly dealers: readonly DealerRow[]
  readonly map: DealerMapView
}

export interface DealerRow {
  readonly href: string
  readonly name: string
  /** Address of the mark or logo of its storefront. */
  readonly mark?: string
  readonly address: string
  readonly distance?: string
  /** "Fr 09:00–18:30 Uhr" */
  readonly hours?: string
  readonly count: number
  /** The makes with the most cars: "VW, Skoda, Cupra und 18 weitere". */
  readonly makes?: string
}

export interface DealerPageView {
  readonly path: string
  /** All dealers; left out in the shop of one dealer. */
  readonly list?: string
  /** The dealer's name; in its own shop, which names it in the header, what the page is about. */
  readonly heading: string
  /** Of the dealer's house or of its drawn car; only in its own shop. */
  readonly picture?: { readonly image: string; readonly isDrawn: boolean }
  readonly city: string
  readonly mark?: string
  /** Whether it is open today, or when it opens next. */
  readonly today?: string
  /** Link to directions on another provider's map. */
  readonly route?: string
  /** Where in the country it is; left out where a picture stands in its place. */
  readonly map?: DealerMapView
  readonly dealer: DealerView
  readonly makes: readonly { readonly href: string; readonly label: string; readonly count: number }[]
  readonly newest: readonly CardView[]
  /** The dealer in schema.org's words. */
  readonly structured: Readonly<Record<string, unknown>>
}
