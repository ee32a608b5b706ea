import type { LegalVersion } from './legal-version.ts'
import type { BillingAddress } from '../account/address.ts'
import type { Locale } from '../locale.ts'
import type { AgreedText, LineFact, OrderCustomer, OrderDelivery, OrderFinance, OrderSeller } from './order.ts'
import type { HandOverProtocol } from './hand-over-protocol.ts'
import type { InvoicedLine } from './invoice.ts'
import type { OrderState } from './order-states.ts'
import type { PaymentMethod } from './payment-methods.ts'
import type { PaymentNote } from './payment-note.ts'

/** An order line in documents. Amounts in cents. */
export interface DocumentLine extends InvoicedLine {
  readonly title: string
  readonly facts: readonly LineFact[]
  /** The representative example of its loan or lease. */
  readonly example: string | null
  /** Leased: the lessor buys it, not the customer. */
  readonly isLeased: boolean
  /** The part of the unit price that a bank pays: everything but the down payment. */
  readonly byBank: number
  readonly withInstallation: boolean
}

/** An invoice or cancellation invoice. Days as YYYY-MM-DD. */
export interface DocumentInvoice {
  readonly number: number
  readonly issuedOn: string
  /** Null: issued before the delivery. */
  readonly suppliedOn: string | null
  /** How it was to be paid on the day of issue; null where not recorded. */
  readonly payment: PaymentNote | null
}

/** The content of an order's documents, as it was agreed. Amounts in cents, days as YYYY-MM-DD. */
export interface OrderDocument {
  readonly id: number
  /** The day in Berlin. */
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
  /** How it is paid, at present. */
  readonly payment: PaymentNote
  readonly isFinanced: boolean
  /** Its loans and leases, with the titles of their cars. */
  readonly contracts: readonly { readonly title: string; readonly finance: OrderFinance }[]
  /** It waits for the bank's approval. */
  readonly awaitsFinancing: boolean
  /** In full, because these documents go to the account holder. */
  readonly mandateReference: string | null
  readonly agreed: readonly AgreedText[]
  readonly terms: string | null
  /** The terms of its warranties, each once. */
  readonly warrantyTerms: readonly string[]
  /** The instruction on withdrawal. */
  readonly withdrawalTerms: string | null
  readonly handOver: HandOverProtocol | null
  readonly privacyNotice: string | null
  /** Which versions of the legal texts these are. */
  readonly legalVersions: readonly LegalVersion[]
  readonly invoice: DocumentInvoice | null
  /** The cancellation invoice. */
  readonly cancellationInvoice: DocumentInvoice | null
}
