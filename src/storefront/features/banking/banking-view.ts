import type { SelectOption } from '#design/Select.tsx'
import type { AnswerRow } from '../../blocks/AnswerList.tsx'
import type { FlowView } from '../../blocks/flow-view.ts'
import type { StoredText } from '../../blocks/stored-text.ts'

export interface Row {
  readonly label: string
  readonly value: string
}

/** What every step shows around its questions. */
export interface BankingFrameView extends FlowView {
  readonly next: string
  readonly back: { readonly label: string; readonly href: string }
  readonly later: string
  /** The figures of each contract with its representative example. */
  readonly contracts: readonly {
    readonly title: string
    readonly picture: string | null
    readonly rows: readonly Row[]
    readonly lender: string
    readonly example: StoredText
  }[]
  readonly information: string
}

/** A step with fields; `begin` has what was entered before, by the name of the field. */
export interface BankingFormView extends BankingFrameView {
  readonly begin: Readonly<Record<string, string>>
  /** The options of each choice, by the name of the field. */
  readonly options: Readonly<Record<string, readonly SelectOption[]>>
}

export interface BankingPersonalView extends BankingFormView {
  readonly who: readonly Row[]
}

export interface SumsView {
  readonly incomes: string
  readonly expenses: string
  readonly rate: string
  readonly free: string
}

export interface BankingIncomeView extends BankingFormView {
  readonly sums: SumsView
  /** Instalments in cents, for the remainder that is updated while one types. */
  readonly installment: number
  readonly bank: string
}

export interface BankingConfirmationView extends BankingFrameView {
  readonly groups: readonly {
    readonly title: string
    readonly rows: readonly AnswerRow[]
  }[]
  readonly flags: readonly { readonly name: string; readonly text: string; readonly version: string }[]
  readonly informedAt?: string
  readonly key: string
  readonly shown: string
}
