export interface Fact {
  readonly label: string
  readonly value: string
  readonly href?: string
}

interface Option {
  readonly value: string
  readonly label: string
}

/** The list beside a request. */
export interface OpenRequestsView {
  /** Of all, also of those that the list has no room for. */
  readonly count: number
  readonly rows: readonly {
    readonly id: string
    readonly href: string
    readonly person: string
    readonly title: string
    readonly due: string
    readonly isLate: boolean
  }[]
}

export interface RequestView {
  readonly id: string
  readonly open: OpenRequestsView
  readonly title: string
  readonly kind: string
  readonly isOpen: boolean
  /** Booked by telephone, without an address that answers could go to. */
  readonly isByPhone: boolean
  readonly messages: readonly {
    readonly by: string
    readonly at: string
    readonly text: string
    readonly isOwn: boolean
  }[]
  readonly steps: readonly {
    readonly to: string
    readonly label: string
    readonly reasons: readonly Option[]
  }[]
  readonly course: readonly { readonly label: string; readonly note: string }[]
  /** What the customer wishes, and when. */
  readonly about: readonly Fact[]
  readonly facts: readonly Fact[]
  readonly notes: readonly { readonly author: string; readonly at: string; readonly text: string }[]
  readonly assignee: {
    readonly chosen: string
    readonly options: readonly Option[]
    readonly mayTake: string | null
    readonly fingerprint: string
  }
  readonly templates: readonly Option[]
  /** Where templates are written. */
  readonly templatesAt: string
  /** The answer to begin with: a chosen template, or nothing. */
  readonly draft: { readonly template: string; readonly text: string }
  readonly back: string
}
