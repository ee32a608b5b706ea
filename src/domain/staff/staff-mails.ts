import type { StaffRole } from './roles.ts'

/** What happened to an account, for its holder. */
export const STAFF_NEWS = ['LOCKED', 'PASSWORD_CHANGED', 'PASSKEY_ADDED', 'AUTHENTICATOR_CHANGED'] as const
export type StaffNews = (typeof STAFF_NEWS)[number]

/** What changed in a merchant's staff, for its owners. */
export const STAFF_CHANGES = ['JOINED', 'ROLES', 'REMOVED', 'SECOND_FACTOR_RESET'] as const
export type StaffChange = (typeof STAFF_CHANGES)[number]

export type StaffMailContent =
  | {
      // Goes to an address nobody has confirmed yet.
      readonly kind: 'staff-invitation'
      /** Null: an administrator of the platform. */
      readonly merchant: string | null
      readonly token: string
    }
  | { readonly kind: 'staff-second-factor-reset'; readonly name: string; readonly token: string }
  | { readonly kind: 'staff-password-link'; readonly name: string; readonly token: string }
  | { readonly kind: 'staff-news'; readonly name: string; readonly news: StaffNews }
  | {
      readonly kind: 'delivery-missing'
      readonly name: string
      readonly merchant: string
      /** Instants; null where no delivery ever came. */
      readonly dueAt: string
      readonly latest: string | null
    }
  | {
      readonly kind: 'bank-account-changed'
      readonly name: string
      readonly merchant: string
      /** Masked IBANs; null: none. */
      readonly before: string | null
      readonly after: string | null
      readonly by: string
      readonly at: string
    }
  | {
      readonly kind: 'staff-changed'
      readonly name: string
      readonly merchant: string
      readonly change: StaffChange
      /** Who it is about. */
      readonly member: string
      readonly roles: readonly StaffRole[]
      /** Who did it. */
      readonly by: string
    }
  | {
      readonly kind: 'webhook-switched-off'
      readonly name: string
      readonly merchant: string
      /** The host to which nothing could be delivered. */
      readonly address: string
    }
