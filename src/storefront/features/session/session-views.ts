import type { FormState } from '../../blocks/form-state.ts'
import type { StepView } from '../../blocks/step-view.ts'

export interface LoginView {
  /** The reason for the login. */
  readonly reason: string | undefined
  readonly register: string
  readonly forgot: string
  /** Where the confirming mail is sent once more. */
  readonly confirm: string
  /** The demo's account, outside production. */
  readonly demo: string | undefined
}

export interface RegisterView {
  /** What an account is good for. */
  readonly lead: string
  readonly login: string
  readonly terms: string
  readonly privacy: string
  readonly stamp: string
  readonly confirm: string
}

/** The answer to a form about a password: the form again, or the page that says it is done. */
export type PasswordAnswer = FormState | { readonly done: StepView }
