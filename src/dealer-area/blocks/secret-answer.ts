import { EMPTY_FORM, type FormState } from '#storefront/blocks/form-state.ts'

/** What a form answers that creates a secret: itself again, or the secret, which is shown this once. */
export type SecretAnswer = FormState | { readonly secret: string }

/** The form as it is shown after its answer, and the secret; undefined where none was created. */
export function readSecretAnswer(answer: SecretAnswer | undefined): {
  readonly state: FormState
  readonly secret: string | undefined
} {
  if (answer && 'secret' in answer) return { state: EMPTY_FORM, secret: answer.secret }
  return { state: answer ?? EMPTY_FORM, secret: undefined }
}
