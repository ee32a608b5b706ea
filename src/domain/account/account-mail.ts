import type { MailPerson } from './mail-person.ts'

/** About an account and its addresses; `token` is the secret of the link. */
export type AccountMailContent =
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
