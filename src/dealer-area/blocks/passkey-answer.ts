import type { FormState } from '#storefront/blocks/form-state.ts'

/** What a screen's action says when it is asked for a question to an authenticator. */
export interface PasskeyAnswer {
  readonly question?: { readonly id: string; readonly options: string }
  readonly state?: FormState
}
