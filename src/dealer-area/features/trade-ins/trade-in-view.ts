export interface InspectionLine {
  /** Its field in the form. */
  readonly field: string
  readonly label: string
  readonly stated: string
  readonly statedAmount: string
  readonly difference: string
  readonly isDifferent: boolean
  readonly chosen: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  /** The field for the amount, where an answer has no fixed one. */
  readonly amount: { readonly field: string; readonly label: string; readonly value: string } | null
}

export interface ExtraLine {
  readonly field: string
  readonly label: string
  readonly note: string
  readonly isThere: boolean
}

export interface Fact {
  readonly label: string
  readonly value: string
  readonly href?: string
}

export interface TradeInPageView {
  readonly title: string
  readonly note: string
  readonly back: string
  readonly terms: string
  readonly fingerprint: string
  readonly inspectedOn: string
  readonly mayBook: boolean
  readonly mayInspect: boolean
  readonly lines: readonly InspectionLine[]
  readonly extras: readonly ExtraLine[]
  readonly mileage: { readonly note: string; readonly value: string }
  /** Null where similar offers were compared. */
  readonly market: { readonly value: string } | null
  readonly sum: string
  readonly offer: {
    readonly facts: readonly Fact[]
    readonly price: string | null
    readonly validUntil: string
    readonly latest: string
    readonly range: string
    readonly isOpen: boolean
  }
  readonly price: readonly {
    readonly key: string
    readonly label: string
    readonly amount: string
    readonly isSum: boolean
  }[]
  readonly reasons: readonly { readonly value: string; readonly label: string }[]
  readonly facts: readonly Fact[]
  readonly pictures: readonly string[]
  /** Pictures that prove what the inspection found. */
  readonly proofs: {
    readonly list: readonly { readonly key: string; readonly src: string; readonly label: string }[]
    readonly lines: readonly { readonly value: string; readonly label: string }[]
  }
  readonly course: readonly { readonly label: string; readonly note: string }[]
}
