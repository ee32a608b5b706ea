import type { AppointmentKind } from '../appointments/calendar.ts'
import type { MailVehicle } from '../vehicle/mail-vehicle.ts'
import type { ClosingReason } from './closing-reasons.ts'
import type { CustomerRequestMail, MerchantRequestMail } from './request-mails.ts'

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

/** About a request; `token` is the secret of the link to its page. */
export type RequestMailContent =
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
      readonly kind: 'request-overdue'
      readonly request: MailRequest
      /** ISO 8601. */
      readonly dueAt: string | null
    }
