import type { MailPerson } from '../account/mail-person.ts'
import type { MailPicture } from '../vehicle/mail-vehicle.ts'
import type { Consignment } from './consignments.ts'
import type { DealerMail, OrderMail } from './order-mails.ts'
import type { LineFact } from './order.ts'
import type { PaymentMethod } from './payment-methods.ts'
import type { PaymentNote } from './payment-note.ts'
import type { OrderStation } from './progress.ts'
import type { Settlement } from './settlement.ts'
import type { StateActor } from './transitions.ts'

/** An order as mails show it. Amounts in cents, days as YYYY-MM-DD, addresses line by line. */
export interface MailOrder extends Settlement {
  readonly number: string
  readonly placedOn: string
  readonly dealer: { readonly name: string; readonly lines: readonly string[] }
  readonly items: readonly {
    readonly title: string
    readonly quantity: number
    /** Of all pieces. */
    readonly price: number
    readonly facts: readonly LineFact[]
    /** The representative example of a loan or lease. */
    readonly example: string | null
    readonly isMarginScheme: boolean
    /** The items a delivery line brings, where the order has several deliveries; null for all other lines. */
    readonly delivers: readonly string[] | null
  }[]
  readonly total: number
  readonly due: number
  /** Null where nothing is paid directly. */
  readonly method: PaymentMethod | null
  /** It waits for the bank's approval of its financing. */
  readonly awaitsFinancing: boolean
  /** How it was or is to be paid. */
  readonly payment: PaymentNote
  /** The goods have left the dealer: dispatched or handed over. */
  readonly isDispatched: boolean
  /** Number of the invoice, and of the cancellation invoice below; null: not issued. */
  readonly invoice: string | null
  readonly cancellationInvoice: string | null
  /** Both also exist as electronic invoices. */
  readonly isElectronic: boolean
  readonly billing: readonly string[]
  readonly delivery: {
    /** The deliveries with their items and address lines; no lines where the seller is the place. */
    readonly consignments: readonly {
      readonly kind: Consignment['kind']
      readonly items: readonly string[]
      readonly to: readonly string[]
    }[]
    /** The dealer where the order is picked up. */
    readonly handsOver: string
    readonly earliest: string
    readonly latest: string
  }
  readonly isConsumer: boolean
  /** The dealer registers the car for the customer. */
  readonly isRegistered: boolean
  /** How far it has come, and the picture of its first car or accessory; both are missing in mails queued before. */
  readonly progress?: readonly OrderStation[]
  readonly picture?: MailPicture | null
}

/** About an order, to its customer and its dealer. */
export type OrderMailContent =
  | {
      readonly kind: 'order-received'
      readonly person: MailPerson
      readonly order: MailOrder
      /** Word for word. */
      readonly agreed: readonly string[]
      /** `# ` and `## ` before headings, `- ` before items, else paragraphs. */
      readonly terms: string | null
      readonly withdrawalTerms: string | null
      /** The terms of its warranties. */
      readonly warrantyTerms?: readonly string[]
    }
  | {
      readonly kind: 'order-payment-asked'
      readonly person: MailPerson
      readonly order: MailOrder
      /** Null where the shop does not know it and the dealer will send it. */
      readonly iban: string | null
      /** YYYY-MM-DD. */
      readonly dueOn: string
    }
  | {
      readonly kind: 'order-status'
      readonly person: MailPerson
      readonly status: Exclude<OrderMail, 'RECEIVED' | 'PAYMENT_ASKED'>
      readonly order: MailOrder
      readonly actor: StateActor
      readonly reason: string | null
      /** The customer chooses the time of the hand-over on the order's page. Mails that were queued before do not say. */
      readonly canChooseTime?: boolean
    }
  | {
      readonly kind: 'order-for-dealer'
      /** Where the dealer area is; left out in mails that were written before it was named. */
      readonly areaOrigin?: string
      readonly status: DealerMail
      readonly order: MailOrder
      readonly customer: readonly string[]
      readonly reason: string | null
    }
