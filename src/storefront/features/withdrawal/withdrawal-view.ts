import type { FormState } from '../../blocks/form-state.ts'

/** Stands for a contract that is not among the orders offered. */
export const ANOTHER_CONTRACT = 'other'

export interface WithdrawalView {
  /** Idempotency key of the form: sent twice, it is one declaration. */
  readonly key: string
  readonly begin: Readonly<Record<string, string>>
  /** The orders of the logged-in customer. */
  readonly orders: readonly { readonly value: string; readonly label: string }[]
  readonly instruction: string
  readonly contact: string
  readonly home: string
}

interface Fact {
  readonly label: string
  readonly value: string
}

/** The current step; the form at first. */
export type WithdrawalAnswer =
  | { readonly step: 'form'; readonly state: FormState }
  | {
      readonly step: 'confirm'
      readonly state: FormState
      readonly facts: readonly Fact[]
      /** Too many declarations came from this network: the page names the other ways to withdraw. */
      readonly isLimited?: true
    }
  | { readonly step: 'done'; readonly lead: string; readonly facts: readonly Fact[] }
