import type { FormState } from '#storefront/blocks/form-state.ts'

/**
 * What a screen's action answers when a passkey button asks it for a question: the question (a WebAuthn challenge), or why there is none.
 */
export interface PasskeyAnswer {
  readonly question?: { readonly id: string; readonly options: string }
  readonly state?: FormState
}
