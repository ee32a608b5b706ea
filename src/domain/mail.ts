import type { AccountMailContent } from './account/account-mail.ts'
import type { MailPerson } from './account/mail-person.ts'
import type { SearchMailContent } from './account/search-mail.ts'
import type { Locale } from './locale.ts'
import type { NewsletterMailContent } from './newsletter/newsletter-mail.ts'
import type { OrderMailContent } from './order/order-mail.ts'
import type { ListingNews } from './private-sale/listing-mails.ts'
import type { ReportMailContent } from './report/report-mail.ts'
import type { ClosingReason } from './request/closing-reasons.ts'
import type { RequestMailContent } from './request/request-mail.ts'
import type { StaffMailContent } from './staff/staff-mails.ts'
import type { WithdrawalMailContent } from './withdrawal/withdrawal-mail.ts'

/** The content of each kind of mail. */
export type MailContent =
  | AccountMailContent
  | SearchMailContent
  | OrderMailContent
  | WithdrawalMailContent
  | RequestMailContent
  | NewsletterMailContent
  | ReportMailContent
  | StaffMailContent
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
