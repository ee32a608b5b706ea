/** What a form shows again after it was sent and not accepted: what was entered, and what to do about it. */
export interface FormState {
  /** What was entered, by field; secrets are left out. */
  readonly values: Readonly<Record<string, string>>
  /** A sentence for each wrong field, in the order of the form. */
  readonly errors: Readonly<Record<string, string>>
  /** What is wrong with the whole, where no single field is to blame. */
  readonly notice?: string
  /** Stable code of the refusal, for forms that offer a way on. */
  readonly code?: string
}

export const EMPTY_FORM: FormState = { values: {}, errors: {} }
