import type { FormState } from '../../blocks/form-state.ts'

export interface ProfileView {
  readonly email: string
  /** What the form for personal details begins with. */
  readonly details: Readonly<Record<string, string>>
  /** Whether mails tell of favourites that became cheaper. */
  readonly priceAlerts: boolean
  /** Whether the address of the account gets the newsletter. */
  readonly hasNewsletter: boolean
  /** The sentence that is agreed to. */
  readonly newsletterConsent: string
  readonly path: string
  readonly exportPath: string
  /** Address of the page that asks before it deletes the account. */
  readonly deletePath: string
  readonly isDeleting: boolean
}

export type ProfileIntent = 'details' | 'notifications' | 'newsletter' | 'email' | 'password' | 'logout' | 'delete'

/** What became of one of the page's forms. */
export interface ProfileAnswer {
  readonly intent: ProfileIntent
  readonly state?: FormState
  readonly done?: string
}
