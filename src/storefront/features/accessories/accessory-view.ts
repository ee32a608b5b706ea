import type { AccessoryCardView } from '../../blocks/accessory-card-view.ts'
import type { DealerView } from '../../blocks/dealer-view.ts'
import type { FactView } from '../../blocks/FactList.tsx'

export interface ResponsibleView {
  readonly name: string
  readonly address: string
  readonly contact: string
  /** `mailto:` or the address of a page. */
  readonly href: string
}

/** What the label of a tyre is drawn from. */
export interface TyreLabelView {
  readonly fuelEfficiency: string
  readonly wetGrip: string
  readonly noiseClass: string
  readonly noiseDecibels: number
  readonly snow: boolean
  readonly ice: boolean
}

export interface AccessoryView extends AccessoryCardView {
  readonly id: string
  readonly path: string
  readonly other: string
  readonly description: string
  readonly crumbs: readonly { readonly label: string; readonly href?: string }[]
  readonly specification: readonly FactView[]
  /** Makes with their models: "VW", "Golf, Polo". */
  readonly fits: readonly { readonly make: string; readonly models: string }[]
  readonly allForCars: readonly { readonly label: string; readonly href: string }[]
  readonly producer: ResponsibleView
  readonly responsible?: ResponsibleView
  readonly numbers: readonly FactView[]
  readonly warnings: readonly string[]
  readonly approval?: string
  readonly tyreLabel?: { readonly drawn: TyreLabelView; readonly facts: readonly FactView[] }
  readonly takeBack: readonly string[]
  readonly guarantee?: string
  readonly seller: DealerView
  /** What sending it costs, and where more is said about it. */
  readonly shipping: { readonly text: string; readonly more: string; readonly href: string }
  readonly similar: readonly AccessoryCardView[]
  readonly more?: { readonly label: string; readonly href: string }
  readonly structured: Readonly<Record<string, unknown>>
  /** The price shown on the page, in euros: later changes are reported against it. */
  readonly amount: number
  readonly providerId: string
  /** Slugs of what it fits, for the cars of the cart; empty: any. */
  readonly fitSlugs: readonly { readonly make: string; readonly models: readonly string[] }[]
}
