import type { StoredText } from '../../blocks/stored-text.ts'
import type { TimePickerView } from '../../blocks/time-picker-view.ts'

/** What an order is called after. */
export interface OrderedItems {
  /** The first of what was bought, each in the language in which it is stored. */
  readonly items: readonly StoredText[]
  /** How many more there are. */
  readonly more?: string
}

/** An order as a row of the list. */
export interface OrderRowView extends OrderedItems {
  readonly id: string
  readonly href: string
  readonly ordered: string
  readonly dealer: string
  readonly picture?: string
  readonly total: string
  readonly state: StateView
  readonly next: string
}

export interface OrdersView {
  readonly orders: readonly OrderRowView[]
  /** Where to find cars. */
  readonly cars: string
}

export interface StateView {
  readonly label: string
  readonly tone: 'brand' | 'mist' | 'warning'
}

/** A station on an order's way. */
export interface StationView {
  readonly label: string
  /** When it was reached, or that it is the next one. */
  readonly note?: string
  readonly state: 'done' | 'now' | 'open'
}

/** How the dealer of an order is reached. */
export interface OrderDealerView {
  readonly name: string
  readonly href: string
  readonly lines: readonly string[]
  readonly phone?: { readonly text: string; readonly href: string }
  readonly email?: string
}

export interface OrderLineView {
  readonly title: string
  readonly picture?: string
  readonly facts: readonly { readonly label: string; readonly value: string }[]
  readonly price: string
  /** Quantity, VAT, fitting. */
  readonly notes: readonly string[]
  readonly rate?: { readonly text: string; readonly example: StoredText }
  /** Of title and facts, where it is not the page's. */
  readonly lang?: string
}

export interface EventView {
  readonly text: string
  readonly at: string
  /** ISO 8601. */
  readonly instant: string
  readonly actor: string
  readonly reason?: string
}

/** Something that is said in a few lines under a heading; a paragraph for each thing of several. */
export interface PartView {
  readonly title: string
  readonly paragraphs: readonly (readonly string[])[]
}

/** When the car is handed over, or times to choose from. */
export interface HandOverView {
  /** The time that is chosen, and the page that moves and cancels it. */
  readonly chosen?: { readonly text: string; readonly note?: string; readonly href: string; readonly label: string }
  readonly choice?: {
    readonly lead: string
    readonly picker: TimePickerView
    /** The time the form sends along. */
    readonly time?: { readonly value: string; readonly text: string }
  }
}

export interface OrderView extends OrderedItems {
  readonly path: string
  readonly list: string
  readonly id: string
  /** For the window; the page itself is headed by what was bought. */
  readonly title: string
  readonly ordered: string
  readonly state: StateView
  readonly next: string
  /** Set while it can be paid online. `failed` says that the last attempt has failed. */
  readonly pay?: {
    readonly label: string
    readonly failed?: string
    /** A payment session is open, and its page can be opened again. */
    readonly isReopening?: true
    readonly others: readonly { readonly method: string; readonly label: string }[]
  }
  readonly handOver?: HandOverView
  readonly financing?: { readonly label: string; readonly href: string; readonly isSent: boolean }
  readonly transfer?: readonly { readonly label: string; readonly value: string }[]
  readonly transferNote?: string
  readonly lines: readonly OrderLineView[]
  readonly sums: readonly { readonly label: string; readonly value: string; readonly isTotal: boolean }[]
  readonly vatNotes: readonly string[]
  readonly parts: readonly PartView[]
  readonly progress: readonly StationView[]
  readonly dealer: OrderDealerView
  readonly agreed: readonly StoredText[]
  readonly documents: readonly { readonly label: string; readonly href: string; readonly format: string }[]
  readonly isInvoiceComing: boolean
  readonly events: readonly EventView[]
  readonly cancel?: string
  readonly cancelLead?: string
  readonly withdraw?: string
  /** The question whether to cancel replaces the page. */
  readonly isCancelling: boolean
  /** What became of cancelling. */
  readonly outcome?: { readonly tone: 'info' | 'warning'; readonly text: string }
}
