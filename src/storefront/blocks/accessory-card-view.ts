/** One accessory as a card shows it. */
export interface AccessoryCardView {
  readonly href: string
  readonly title: string
  readonly price: string
  /** What a litre, kilogram or metre costs, where that has to be said. */
  readonly basePrice?: string
  readonly picture: string
  readonly facts: readonly string[]
  /** Which cars it is for. */
  readonly fit: string
  readonly top?: true
}
