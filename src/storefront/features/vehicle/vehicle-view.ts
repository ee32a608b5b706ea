import type { CardView, BadgeView, DropView, RateView } from '../../blocks/card-view.ts'
import type { ChartLabel } from '../../blocks/Chart.tsx'
import type { DealerView } from '../../blocks/dealer-view.ts'
import type { EnergyView } from '../../blocks/EnergyLabel.tsx'
import type { FactView } from '../../blocks/FactList.tsx'
import type { RatingView } from '#design/Rating.tsx'
import type { Crumb } from '#design/Breadcrumbs.tsx'

export interface ImageView {
  readonly key: string
  readonly alt: string
  readonly symbolic: boolean
}

/** The photographs of a car's turn around itself. */
export interface SpinView {
  readonly name: string
  /** Keys of pictures, in the order of turning. */
  readonly frames: readonly string[]
}

/** Id of the part with price and purchase. */
export const PRICE_ID = 'kauf'
/** Id of the part that compares the price. */
export const COMPARISON_ID = 'preisvergleich'
/** Parameter with which the page shows all comparable offers instead of the first ones: `?comparables=all`. */
export const COMPARABLES_PARAM = 'comparables'
export const SELLER_ID = 'haendler'
export const COSTS_ID = 'kosten'
/** Parameter with the kilometres a year. */
export const KILOMETRES_PARAM = 'yearly-km'

/** Language of the dealers' own texts, whatever the language of the page. */
export const DEALERS_LANGUAGE = 'de'

/** The price beside comparable offers of the whole market. */
export interface PriceComparisonView {
  readonly rating: RatingView
  /** "1.200 € unter dem Median von 46 vergleichbaren Angeboten" */
  readonly text: string
  /** The rating as a word. */
  readonly short: string
  readonly lead: string
  /** The page about the method. */
  readonly method: string
  readonly rows: readonly {
    readonly key: string
    readonly title: string
    readonly href?: string
    readonly facts: string
    readonly price: string
    readonly lines: readonly string[]
    readonly adjusted: string
  }[]
  /** This shop does not name the sellers of some. */
  readonly isUnnamed?: true
  /** All comparable offers. */
  readonly more?: string
}

/** The known prices of an offer, and since when it is online. */
export interface HistoryView {
  readonly since: string
  /** In place of a chart, where one price is known. */
  readonly unchanged: string
  readonly lowest: string
  readonly chart?: {
    readonly points: string
    readonly lowest: { readonly at: number; readonly from: number }
    readonly rows: readonly ChartLabel[]
    readonly columns: readonly ChartLabel[]
  }
  readonly changes: readonly {
    readonly key: string
    readonly day: string
    readonly price: string
    readonly change: string
  }[]
  readonly days: string
  readonly number: string
  readonly confirmed?: string
}

/** What the car costs a month. */
export interface RunningCostsView {
  readonly total: string
  readonly sum: string
  readonly conditions: string
  readonly kilometres: number
  readonly parts: readonly {
    readonly key: string
    readonly label: string
    readonly amount: string
    readonly assumption: string
    /** The part's bar: where it begins, and how long it is; shares of the whole, from 0 to 1. */
    readonly from: number
    readonly share: number
  }[]
  /** Which parts are left out; empty where none is. */
  readonly unknown: string
  /** The classes of the insurers, or that they are not known. */
  readonly insurance: string
}

export interface ElectricView {
  readonly hint: string
  /** How long it charges, or that nothing is known about it. */
  readonly charging?: string
  readonly scales: readonly {
    readonly key: string
    readonly label: string
    readonly value: string
    readonly end: string
    /** Share of the scale, from 0 to 1. */
    readonly share: number
  }[]
}

export interface PrintView {
  readonly head: string
  readonly day: string
  readonly address: string
  /** Address of the QR code. */
  readonly code: string
}

/** The notice while another customer is in checkout with the car. */
export interface ReservationView {
  /** Seconds until its end, counted by the server, because the visitor's clock may be wrong. */
  readonly secondsLeft: number
  /** On the button that cannot be pressed. */
  readonly add: string
  readonly text: string
  readonly afterwards: string
  /** The same in a few words. */
  readonly short: string
}

/** An offer that can be bought or is reserved. */
export interface OfferView {
  readonly kind: 'offer'
  readonly id: string
  /** The price in whole euros. */
  readonly amount: number
  /** In euros, to the cent; only if it can be added to the cart: sold by a dealer and not reserved. */
  readonly cartPrice?: number
  /** Set while another customer is in checkout with it. */
  readonly reservation?: ReservationView
  /** What delivery costs, for a dealer's car. */
  readonly delivery?: {
    readonly text: string
    readonly more: string
    readonly href: string
    readonly days: readonly { readonly label: string; readonly day: string }[]
  }
  /** Canonical path. */
  readonly path: string
  readonly title: string
  readonly trim?: string
  readonly crumbs: readonly Crumb[]
  readonly images: readonly ImageView[]
  readonly spin?: SpinView
  readonly price: string
  readonly drop?: DropView
  readonly comparison?: PriceComparisonView
  readonly history: HistoryView
  readonly costs?: RunningCostsView
  readonly electric?: ElectricView
  readonly print: PrintView
  /** Title and description of the document. */
  readonly head: { readonly title: string; readonly description: string }
  readonly vat: string
  readonly transfer?: string
  /** Only shown together with its example on the same page. */
  readonly rate?: RateView
  /** What a loan's rate depends on, in short: "60 Mon. · 5,49 % eff. Jahreszins" */
  readonly shortRate?: string
  readonly badge?: BadgeView
  readonly availability: string
  readonly highlights: readonly string[]
  readonly keyFacts: readonly FactView[]
  readonly technical: readonly FactView[]
  readonly equipment: readonly { readonly title: string; readonly items: readonly string[] }[]
  readonly consumption: readonly FactView[]
  readonly energy?: EnergyView
  readonly description: readonly string[]
  readonly dealer: DealerView
  /** Where the visitor's own car is traded in; dealers only. */
  readonly tradeIn?: { readonly href: string; readonly label: string }
  /** The forms with which the seller is contacted and the offer is reported. */
  readonly contact: string
  readonly report: string
  readonly similar: readonly CardView[]
  /** The same offer for machines (schema.org). */
  readonly structured: Readonly<Record<string, unknown>>
  /** All offers of the same model. */
  readonly more: { readonly href: string; readonly text: string }
}

/** An offer that has ended or never existed. */
export interface GoneView {
  readonly kind: 'sold' | 'unknown'
  readonly heading: string
  readonly text: string
  readonly seeAll: string
  readonly similarTitle: string
  readonly similar: readonly CardView[]
  readonly more?: { readonly href: string; readonly text: string }
}
