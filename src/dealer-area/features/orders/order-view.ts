export interface Fact {
  readonly label: string
  readonly value: string
  readonly href?: string
}

export interface StepView {
  readonly to: string
  readonly label: string
  readonly consequence: string
  /** Whether the step ends the order before the customer keeps the goods. */
  readonly isEnding: boolean
  /** The page that asks before it is done; null: it is done at once. */
  readonly confirmAt: string | null
}

/** A step that is to be confirmed. */
export interface ConfirmView {
  readonly to: string
  readonly title: string
  readonly consequence: string
  readonly label: string
  readonly reasonLabel: string
  /** The goods would leave before the money has come. */
  readonly asksUnpaid: boolean
  readonly back: string
}

export interface OrderView {
  readonly title: string
  readonly state: string
  readonly back: string
  readonly sums: readonly { readonly label: string; readonly amount: string; readonly isTotal: boolean }[]
  readonly cars: readonly { readonly title: string; readonly href: string }[]
  readonly payment: readonly Fact[]
  readonly customer: readonly Fact[]
  readonly addresses: readonly { readonly label: string; readonly lines: readonly string[] }[]
  readonly course: readonly { readonly label: string; readonly note: string }[]
  readonly notes: readonly { readonly author: string; readonly at: string; readonly text: string }[]
  readonly documents: readonly { readonly href: string; readonly label: string }[]
  /** What staff have added, and how more is. */
  readonly files: {
    readonly list: readonly {
      readonly key: string
      readonly href: string
      readonly label: string
      readonly name: string
    }[]
    readonly mayAdd: boolean
    readonly kinds: readonly { readonly value: string; readonly label: string }[]
  }
  /** The form of the hand-over protocol; null where nothing is recorded now. */
  readonly handOver: { readonly href: string; readonly label: string } | null
  /** Null where it cannot be put off. */
  readonly hold: {
    /** Until when it is put off, and why; null: it is worked on. */
    readonly note: string | null
    readonly fingerprint: string
    readonly earliest: string
    readonly latest: string
  } | null
  readonly steps: readonly StepView[]
  /** What the order waits for; null: for nobody but its dealer. */
  readonly waits: string | null
  readonly confirm: ConfirmView | null
  readonly money: readonly { readonly step: string; readonly label: string }[]
  readonly paysOut: boolean
  readonly isSteppedUp: boolean
}
