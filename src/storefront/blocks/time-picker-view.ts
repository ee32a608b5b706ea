export interface TimeChoice {
  /** `2026-12-01 540`: the day, and the minutes after its midnight. */
  readonly value: string
  readonly label: string
  readonly state: 'free' | 'taken' | 'chosen'
}

/** Times to choose from: a month, the times of one of its days, and the next free days as a list. */
export interface TimePickerView {
  readonly month: string
  readonly weekdays: readonly string[]
  readonly earlier?: { readonly label: string; readonly href: string }
  readonly later: { readonly label: string; readonly href: string }
  /** Empty cells before the first day. */
  readonly blanks: number
  readonly days: readonly {
    readonly day: string
    readonly number: string
    readonly name: string
    readonly text: string
    /** Shown in place of `text` where there is no room for it. */
    readonly shortText?: string
    readonly href?: string
    readonly isMany: boolean
    readonly isCurrent: boolean
  }[]
  readonly times?: {
    readonly title: string
    readonly parts: readonly { readonly title: string; readonly free: string; readonly times: readonly TimeChoice[] }[]
  }
  readonly nextDays: readonly { readonly day: string; readonly times: readonly TimeChoice[] }[]
}
