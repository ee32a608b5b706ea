import type { FormState } from '../../blocks/form-state.ts'

/** Stands for a contract that is not among the orders offered. */
export const ANOTHER_CONTRACT = 'other'

export interface WithdrawalView {
  /** Names this form: sent twice, it is one declaration. */
  readonly key: string
  readonly begin: Readonly<Record<string, string>>
  /** Of whoever is logged in. */
  readonly orders: readonly { readonly value: string; readonly label: string }[]
  readonly instruction: string
  readonly contact: string
  readonly home: string
}

interface Fact {
  readonly label: string
  readonly value: string
}

/** How far somebody has come; before anything was sent: the form. */
export type WithdrawalAnswer =
  | { readonly step: 'form'; readonly state: FormState }
  | {
      readonly step: 'confirm'
      readonly state: FormState
      readonly facts: readonly Fact[]
      /** Too many came from this network: the other ways are told. */
      readonly isLimited?: true
    }
  | { readonly step: 'done'; readonly lead: string; readonly facts: readonly Fact[] }
