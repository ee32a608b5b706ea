import type { RatingView } from '#design/Rating.tsx'

/** One vehicle as a card shows it; every text is ready to be shown. */
export interface CardView {
  readonly id: string
  /** The price in whole euros, to tell later how it has changed. */
  readonly amount: number
  readonly href: string
  readonly title: string
  readonly trim?: string
  readonly price: string
  readonly drop?: DropView
  /** What the price is beside comparable offers; left out where there are too few. */
  readonly rating?: RatingView
  readonly badge?: BadgeView
  readonly picture?: { readonly key: string; readonly alt: string; readonly symbolic: boolean; readonly count: number }
  /** Keys of the next pictures, for a row with room for them. */
  readonly morePictures?: readonly string[]
  readonly facts: readonly string[]
  /** The energy values the law requires at the offer of a car that counts as new. */
  readonly energy?: string
  readonly seller: string
  /** Only shown together with its example on the same page: see VehicleCards. */
  readonly rate?: RateView
}

/**
 * A monthly rate: "Finanzierung ab", "249 € mtl.", its conditions in short, and the whole example (§ 17 PAngV). A loan on a card has no
 * lead.
 */
export interface RateView {
  readonly lead: string
  readonly amount: string
  readonly line: string
  readonly example: string
}

/** One of several cards: the rates of a page mostly have the same example, and only the first card with it carries it. */
export type ListedCardView = Omit<CardView, 'rate'> & { readonly rate?: ListedRateView }
export type ListedRateView = Omit<RateView, 'example'> & Partial<Pick<RateView, 'example'>>

/** A price reduction: by how much, and against which price. */
export interface DropView {
  readonly by: string
  readonly from: string
}

export interface BadgeView {
  readonly tone: 'warning' | 'signal' | 'ink' | 'brand'
  readonly text: string
}
