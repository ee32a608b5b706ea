import type { PlaceHintView } from '../../blocks/place-hint-view.ts'
import type { FlowView } from '../../blocks/flow-view.ts'

/** An amount with its label. */
export interface SumRow {
  readonly label: string
  readonly amount: string
}

/** What the order comes to so far; a group for each dealer. */
export interface SumView {
  readonly groups: readonly { readonly seller: string; readonly rows: readonly SumRow[] }[]
  /** The total before trade-ins. */
  readonly total: string
  /** The trade-ins, and the amount that remains to pay or is paid out. */
  readonly deduction?: { readonly rows: readonly SumRow[]; readonly remaining: SumRow }
  /** What is paid to dealers directly or paid out to the customer, where that is not the total. */
  readonly direct?: SumRow
  /** What will be added to the sum later. */
  readonly note?: string
}

/** What every step shows around its questions. */
export interface FrameView extends FlowView {
  /** Until when the cars are reserved; undefined if the cart has none. */
  readonly reservation?: { readonly text: string; readonly isLost: boolean }
  /** Ids of the cars that the step shows, as `shownCars` reads them. */
  readonly shownCars: string
  /** Prices that are no longer as they were when something was added. */
  readonly changes: readonly string[]
  readonly sum: SumView
  readonly back: { readonly label: string; readonly href: string }
  readonly next: string
  /** The page for leaving here and going on later. */
  readonly later: string
}

/** One option; `note` and `price` are beside its label. */
export interface OptionView {
  readonly value: string
  readonly label: string
  readonly note?: string
  /** Below it: days, addresses. */
  readonly lines?: readonly string[]
  readonly price?: string
}

export interface LinkView {
  readonly label: string
  readonly href: string
}

/** Questions about a car the dealer registers; the fields start with earlier answers. */
export interface RegistrationView {
  readonly isWished: boolean
  readonly begin: { readonly plate: string; readonly pin: string; readonly evb: string }
}

export interface CarServicesView {
  readonly vehicleId: string
  readonly title: string
  readonly singles: readonly (OptionView & { readonly name: string; readonly isChosen: boolean })[]
  /** Where registering is on offer. */
  readonly registration?: RegistrationView
  /** Warranties, of which one or none can be chosen. */
  readonly warranty?: {
    readonly name: string
    readonly options: readonly OptionView[]
    readonly chosen: string
    /** The pages with their terms. */
    readonly terms: readonly LinkView[]
  }
  /** What fitting each of them costs. */
  readonly fitting: string
  /** Fitted accessories; the names of their fields have the ids of car and product. */
  readonly accessories: readonly (OptionView & { readonly name: string; readonly isChosen: boolean })[]
}

export interface ServicesView extends FrameView {
  readonly title: string
  readonly lead: string
  readonly cars: readonly CarServicesView[]
  /** What the cart has for its cars: what was ticked is restored only where it is still the same. */
  readonly lines: string
}

interface AddressOption {
  readonly id: string
  readonly lines: readonly string[]
}

/** Addresses to choose from, and the fields of another one. */
export interface AddressChoiceView {
  readonly book: readonly AddressOption[]
  /** Id in the book, `new` for the fields, `billing` for the billing address. */
  readonly chosen: string
  readonly begin: Readonly<Record<string, string>>
}

export interface BillingView extends FrameView {
  /** Says which company the invoice goes to. */
  readonly invoiceTo?: string
  readonly address: AddressChoiceView
}

export interface DealerOption {
  readonly id: string
  readonly name: string
  readonly lines: readonly string[]
}

export interface DeliveryView extends FrameView {
  readonly vehicles?: { readonly legend: string; readonly options: readonly OptionView[]; readonly chosen: string }
  readonly accessories?: { readonly options: readonly OptionView[]; readonly chosen: string }
  readonly address: AddressChoiceView
  readonly billing: readonly string[]
  readonly place: string
  /** What is said about a place that is unknown or has namesakes. */
  readonly hint?: PlaceHintView
  readonly dealers: readonly DealerOption[]
  readonly dealer: string
}

export interface DealerPaymentView {
  readonly id: string
  readonly legend: string
  readonly financed?: string
  readonly options: readonly OptionView[]
  readonly chosen: string
  /** The account to debit or to pay to, with notes for its holder; `storedAccountNote` if one is stored already. */
  readonly account?: {
    readonly heading: string
    readonly text: string
    readonly note?: string
    readonly storedAccountNote?: string
  }
}

export interface PaymentView extends FrameView {
  readonly title: string
  readonly dealers: readonly DealerPaymentView[]
}

export interface SummaryItemView {
  readonly key: string
  readonly title: string
  readonly href?: string
  readonly picture?: string
  readonly facts: readonly { readonly label: string; readonly value: string }[]
  /** The energy label of a new car; empty for any other. */
  readonly energy: readonly { readonly label: string; readonly value: string }[]
  readonly quantity?: string
  readonly defects?: string
  /** The terms of a warranty. */
  readonly terms?: LinkView
  readonly price: string
  readonly note: string
  readonly rate?: { readonly text: string; readonly example: string }
}

export interface SummaryView extends FrameView {
  readonly lead: string
  readonly several: boolean
  readonly details: readonly {
    readonly title: string
    /** The first line of each is the main one, the others add details. */
    readonly parts: readonly (readonly string[])[]
    readonly change: { readonly label: string; readonly href: string }
  }[]
  readonly cart: string
  readonly items: readonly SummaryItemView[]
  readonly infos: readonly { readonly key: string; readonly title: string; readonly text: string }[]
  /** Each text in three parts, the middle one of which is its essential clause. */
  readonly consents: readonly { readonly name: string; readonly text: readonly [string, string, string] }[]
  readonly links: readonly { readonly label: string; readonly href: string }[]
  readonly vat: string
  readonly shown: string
  /** Idempotency key made with the form: pressing the button twice places one order. */
  readonly key: string
}
