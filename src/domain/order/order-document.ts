import type { BillingAddress } from '../account/address.ts'
import type { Locale } from '../locale.ts'
import type { AgreedText, LineFact, OrderCustomer, OrderDelivery, OrderSeller } from './order.ts'
import type { InvoicedLine } from './invoice.ts'
import type { OrderState } from './order-states.ts'
import type { PaymentMethod } from './payment-methods.ts'
import type { PaymentNote } from './payment-note.ts'

/** A line of an order on paper. Amounts in cents. */
export interface DocumentLine extends InvoicedLine {
  readonly title: string
  readonly facts: readonly LineFact[]
  /** The representative example of the loan or lease it was ordered with. */
  readonly example: string | null
  /** The lessor buys it, not the customer. */
  readonly isLeased: boolean
  /** What a bank pays of a piece that a loan was ordered for: all but the down payment. */
  readonly byBank: number
  readonly withInstallation: boolean
}

/** An invoice, or what takes it back. Days as YYYY-MM-DD. */
export interface DocumentInvoice {
  readonly number: number
  readonly issuedOn: string
  readonly suppliedOn: string
  /** On the day of issue; null: not known any more. */
  readonly payment: PaymentNote | null
}

/** Everything that documents say of an order, as it was agreed. Amounts in cents, days as YYYY-MM-DD. */
export interface OrderDocument {
  readonly id: number
  /** Berlin's day. */
  readonly placedOn: string
  readonly locale: Locale
  readonly state: OrderState
  readonly seller: OrderSeller
  readonly customer: OrderCustomer
  readonly billing: BillingAddress
  readonly delivery: OrderDelivery
  readonly lines: readonly DocumentLine[]
  readonly total: number
  readonly due: number
  readonly method: PaymentMethod | null
  /** How it is paid, as it stands now. */
  readonly payment: PaymentNote
  readonly isFinanced: boolean
  /** Whole: it belongs on paper that goes to the account holder. */
  readonly mandateReference: string | null
  readonly agreed: readonly AgreedText[]
  readonly terms: string | null
  /** The instruction on withdrawal. */
  readonly withdrawalTerms: string | null
  readonly invoice: DocumentInvoice | null
  /** What takes the invoice back. */
  readonly correction: DocumentInvoice | null
}
