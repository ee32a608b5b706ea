import type { TimePickerView } from '../../blocks/time-picker-view.ts'

export interface ContactTab {
  readonly label: string
  readonly href: string
  readonly isCurrent: boolean
}

/** The car that a request is about. */
export interface RequestCar {
  readonly title: string
  readonly href: string
  readonly image?: { readonly key: string; readonly alt: string }
  readonly energy?: string
}

export interface Fact {
  readonly label: string
  readonly value: string
}

export interface ContactView {
  /** Idempotency key of the form: sent twice, it is one request. */
  readonly key: string
  readonly stamp: string
  readonly title: string
  readonly lead: string
  readonly tabs: readonly ContactTab[]
  readonly requestType: string
  readonly contactType: string
  /** The first and the last day that can be wished; left out where no day is asked for. */
  readonly days?: { readonly first: string; readonly last: string }
  readonly isTestDrive: boolean
  /** Times for a test drive, where the seller gives them online; `hidden`: the rest of the address. */
  readonly drive?: {
    readonly picker: TimePickerView
    readonly hidden: readonly (readonly [string, string])[]
    /** The chosen time: its value and its words. */
    readonly chosen?: { readonly value: string; readonly text: string }
  }
  readonly isVideo: boolean
  readonly hasTimeOfDay: boolean
  readonly isPrivate: boolean
  /** The shop is the dealer's own. */
  readonly isOwn: boolean
  readonly needsPhone: boolean
  readonly needsText: boolean
  readonly send: string
  readonly note: string
  /** What is known of the customer. */
  readonly begin: Readonly<Record<string, string>>
  readonly car: RequestCar
  readonly facts: readonly Fact[]
  readonly hasFinance: boolean
}
