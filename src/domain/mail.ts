import type { Salutation } from './account/customer.ts'
import type { AlertRhythm } from './account/saved-search.ts'
import type { Locale } from './locale.ts'

/** Whom a mail greets. */
export interface MailPerson {
  readonly salutation: Salutation | null
  readonly firstName: string
  readonly lastName: string
}

/** A car as mails show it. Amounts in cents. */
export interface MailVehicle {
  readonly title: string
  readonly path: string
  readonly price: number
  readonly oldPrice?: number
  readonly place: string
}

/** What each mail says; `token` is the secret its link carries. */
export type MailContent =
  | {
      readonly kind: 'confirm-account'
      readonly person: MailPerson
      readonly token: string
      /** Path of this shop where the customer wanted to go before registering. */
      readonly redirectTo?: string
    }
  | { readonly kind: 'account-exists'; readonly person: MailPerson }
  | { readonly kind: 'reset-password'; readonly person: MailPerson; readonly token: string }
  | { readonly kind: 'password-changed'; readonly person: MailPerson }
  | { readonly kind: 'confirm-email'; readonly person: MailPerson; readonly token: string; readonly newEmail: string }
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
export type MailKind = MailContent['kind']

/** Where a mail's reader was: its links lead there, its brand and language are theirs. */
export interface MailSite {
  readonly origin: string
  readonly brandSlug: string | null
  readonly locale: Locale
}
