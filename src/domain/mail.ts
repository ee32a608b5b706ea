import type { Salutation } from './account/customer.ts'
import type { AlertRhythm } from './account/saved-search.ts'
import type { AppointmentKind } from './appointments/calendar.ts'
import type { Locale } from './locale.ts'
import type { Settlement } from './order/settlement.ts'
import type { DealerMail, OrderMail } from './order/order-mails.ts'
import type { OrderStation } from './order/progress.ts'
import type { Consignment } from './order/consignments.ts'
import type { LineFact } from './order/order.ts'
import type { PaymentMethod } from './order/payment-methods.ts'
import type { PaymentNote } from './order/payment-note.ts'
import type { StateActor } from './order/transitions.ts'
import type { ReportDecision, ReportReason } from './report/report-vocabulary.ts'
import type { ListingNews } from './private-sale/listing-mails.ts'
import type { ClosingReason } from './request/closing-reasons.ts'
import type { StaffMailContent } from './staff/staff-mails.ts'
import type { PriceRating } from './vehicle/price-rating.ts'
import type { CustomerRequestMail, MerchantRequestMail } from './request/request-mails.ts'

/** Whom a mail greets. */
export interface MailPerson {
  readonly salutation: Salutation | null
  readonly firstName: string
  readonly lastName: string
}

/** A picture of a car on the site of the mail. */
export interface MailPicture {
  /** Its key; mails take the sizes they need. */
  readonly key: string
  /** What it shows: make and model. */
  readonly alt: string
}

/** A car as mails show it. Amounts in cents. What is optional is missing in mails that were queued before there was any. */
export interface MailVehicle {
  readonly title: string
  readonly path: string
  readonly price: number
  readonly oldPrice?: number
  /** What the price is beside comparable offers. */
  readonly rating?: PriceRating
  readonly place: string
  readonly picture?: MailPicture
  /** The most important facts in one line. */
  readonly facts?: string
  /** How the price is taxed. */
  readonly vat?: string
  /** Consumption, CO₂ emissions and class (Pkw-EnVKV); null where the car needs none. */
  readonly energy?: string | null
}

/** A car of a newsletter: an advertisement, so it states what the law wants of one. */
export interface NewsletterCar extends Omit<MailVehicle, 'picture'> {
  /** Path of its picture. */
  readonly picture: string
  /** The picture shows a car of this kind, not this one. */
  readonly isSymbolic: boolean
  readonly facts: string
  readonly vat: string
  readonly energy: string | null
}

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

/** A declaration of withdrawal as it arrived. */
export interface MailWithdrawal {
  readonly number: string
  readonly name: string
  readonly contract: string
  readonly items: string | null
  readonly email: string
  /** ISO 8601. */
  readonly receivedAt: string
}

/** A request as mails show it: what it is about, and the link to its page. What was written in it stays there. */
export interface MailRequest {
  readonly number: string
  readonly title: string
  readonly seller: string
  /** The car it is about; left out without one, and where it is no longer on offer. */
  readonly vehicle?: MailVehicle
}

/** An appointment as mails show it and calendars take it; times in ISO 8601. */
export interface MailAppointment {
  readonly uid: string
  readonly sequence: number
  readonly isCancelled: boolean
  readonly kind: AppointmentKind
  readonly startsAt: string
  readonly endsAt: string
  readonly changedAt: string
  /** Address of the seller in one line. */
  readonly place: string
  /** Addresses of both sides. */
  readonly seller: string
  readonly customer: string
}

/** What the operator decided about a reported offer. */
export interface MailReportDecision {
  readonly number: string
  readonly title: string
  readonly decision: ReportDecision
  /** Word for word. */
  readonly statement: string
}

/** The content of each kind of mail; `token` is the secret its link carries. */
export type MailContent =
  | {
      // This and the next two go to addresses nobody has confirmed, so they say nothing that somebody has entered.
      readonly kind: 'confirm-account'
      readonly token: string
      /** The path the customer wanted to open before registering. */
      readonly redirectTo?: string
    }
  | { readonly kind: 'account-unconfirmed' }
  | { readonly kind: 'confirm-email'; readonly token: string }
  | { readonly kind: 'account-exists'; readonly person: MailPerson }
  | { readonly kind: 'reset-password'; readonly person: MailPerson; readonly token: string }
  | { readonly kind: 'password-changed'; readonly person: MailPerson }
  | { readonly kind: 'email-change-asked'; readonly person: MailPerson; readonly newEmail: string }
  | { readonly kind: 'email-changed'; readonly person: MailPerson; readonly newEmail: string }
  | { readonly kind: 'account-deleted'; readonly person: MailPerson }
  | {
      readonly kind: 'confirm-alert'
      readonly person: MailPerson
      readonly token: string
      readonly searchName: string
      readonly rhythm: AlertRhythm
    }
  | {
      readonly kind: 'search-hits'
      readonly person: MailPerson
      readonly searchName: string
      readonly searchPath: string
      readonly total: number
      readonly vehicles: readonly MailVehicle[]
      readonly unsubscribeKey: string
    }
  | {
      readonly kind: 'price-dropped'
      readonly person: MailPerson
      readonly vehicles: readonly MailVehicle[]
      readonly unsubscribeKey: string
    }
  | {
      readonly kind: 'inspection-due'
      readonly person: MailPerson
      readonly vehicle: string
      /** YYYY-MM */
      readonly month: string
    }
  | {
      readonly kind: 'trade-in-offered'
      readonly person: MailPerson
      /** Price in cents, last day as YYYY-MM-DD. */
      readonly offer: {
        readonly car: string
        readonly dealer: string
        readonly place: string
        readonly price: number
        readonly validUntil: string
      }
      /** A reminder, shortly before its last day. */
      readonly isEnding: boolean
    }
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
  | {
      readonly kind: 'withdrawal-received'
      readonly withdrawal: MailWithdrawal
      /** Otherwise customer service looks for the order. */
      readonly isFound: boolean
    }
  | {
      readonly kind: 'withdrawal-for-operator'
      readonly withdrawal: MailWithdrawal
      /** Null: none was found. */
      readonly orderNumber: string | null
    }
  | (Settlement & {
      readonly kind: 'withdrawal-for-dealer'
      readonly withdrawal: MailWithdrawal
      readonly orderNumber: string
      /** The order is unchanged, because the operator has to check the declaration. */
      readonly isToCheck: boolean
    })
  | {
      /** Sent to the order's address where the declaration names another. */
      readonly kind: 'withdrawal-for-customer'
      readonly withdrawal: MailWithdrawal
      readonly orderNumber: string
      readonly isToCheck: boolean
    }
  | {
      // May go to an address nobody has confirmed, so it says nothing that somebody has entered.
      readonly kind: 'request-for-customer'
      readonly news: CustomerRequestMail
      readonly request: MailRequest
      readonly reason: ClosingReason | null
      /** Null: it has none. */
      readonly appointment: MailAppointment | null
      readonly token: string
    }
  | {
      readonly kind: 'request-for-merchant'
      readonly news: MerchantRequestMail
      readonly request: MailRequest
      /** ISO 8601; null: the seller has no opening hours, or has answered. */
      readonly dueAt: string | null
      readonly appointment: MailAppointment | null
      /** Only the page shows who has written to a private person. */
      readonly isPrivateSeller: boolean
      readonly token: string
    }
  | {
      readonly kind: 'continue-flow'
      readonly person: MailPerson
      readonly flow: 'checkout' | 'workshop' | 'financing' | 'other'
      /** Where it goes on; it names the step, never an answer. */
      readonly path: string
    }
  | { readonly kind: 'credit-withdrawal-reminder'; readonly person: MailPerson; readonly orderNumber: string }
  | {
      readonly kind: 'private-listing'
      readonly news: ListingNews
      readonly number: string
      readonly title: string
      /** Of a rejection. */
      readonly reason: ClosingReason | null
      /** ISO 8601: until when it is online; null while it is not. */
      readonly until: string | null
    }
  // Sent to an address nobody has confirmed: without any advertising, and it says nothing that somebody has entered.
  | { readonly kind: 'newsletter-confirm'; readonly token: string }
  | { readonly kind: 'newsletter-welcome'; readonly unsubscribeKey: string }
  | { readonly kind: 'newsletter-ended' }
  | {
      readonly kind: 'newsletter'
      readonly subject: string
      /** Paragraphs are parted by empty lines. */
      readonly text: string
      readonly cars: readonly NewsletterCar[]
      /** The list that the cars are from. */
      readonly listPath: string
      /** Name and address of who sends it (§ 5 DDG), and who sells each car where that is somebody else. */
      readonly sender: readonly string[]
      readonly unsubscribeKey: string
    }
  | { readonly kind: 'report-received'; readonly number: string; readonly title: string }
  | ({ readonly kind: 'report-answered' } & MailReportDecision)
  | ({ readonly kind: 'report-for-seller' } & MailReportDecision)
  | {
      readonly kind: 'report-for-operator'
      readonly number: string
      readonly title: string
      readonly reason: ReportReason
      /** The offer's page. */
      readonly path: string
    }
  | {
      readonly kind: 'request-overdue'
      readonly request: MailRequest
      /** ISO 8601. */
      readonly dueAt: string | null
    }
  | StaffMailContent
export type MailKind = MailContent['kind']

/** The site a mail belongs to: its links, brand and language. */
export interface MailSite {
  readonly origin: string
  readonly brandSlug: string | null
  readonly locale: Locale
}

/** What is around the content of a mail: the site and brand it is sent for. */
export interface MailFrame {
  readonly locale: Locale
  /** Of the site the mail belongs to, without a slash at the end. */
  readonly origin: string
  readonly brandName: string
  /** The brand's colour of action. */
  readonly colour: string
  /** The brand's own legal pages; null or left out: those of the site. */
  readonly imprintUrl?: string | null
  readonly privacyUrl?: string | null
  /** The drawn mark of the site, beside which the name stands; in pixels. */
  readonly mark?: { readonly url: string; readonly width: number; readonly height: number }
  /** A dealer's logo, in the place of mark and name. */
  readonly logoUrl?: string
  /** Name, address and register of who sends it. */
  readonly sender?: readonly string[]
}

/** An appointment in the form of calendars (iCalendar), which comes with its mail. */
export interface CalendarFile {
  readonly name: string
  /** What calendars do with it. It is also a parameter of the content's type: Outlook ignores the file otherwise. */
  readonly method: 'REQUEST' | 'CANCEL'
  readonly content: string
}

export interface RenderedMail {
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly headers?: Readonly<Record<string, string>>
  readonly calendar?: CalendarFile
}
