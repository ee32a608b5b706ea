import type { InsuranceKind } from '#domain/financing/finance-product.ts'
import type { FinanceTerms } from '#domain/financing/finance-terms.ts'
import { PAYMENT_PARAM, type PaymentKind } from '../../blocks/payment-address.ts'
import type { Entered } from './entered.ts'

/** Names of the calculator's fields in the address, in this order. */
export const FIELD_NAMES = {
  dealer: 'dealer',
  kind: PAYMENT_PARAM,
  downPayment: 'down',
  duration: 'months',
  mileage: 'km',
  hasFinalInstallment: 'with-final',
  finalInstallment: 'final',
} as const
/** The parameters of the address that belong to the calculator. */
export const ADDRESS_FIELDS: readonly string[] = Object.values(FIELD_NAMES)

/** The calculator of one car in the state of the address. */
export interface FinancingView {
  /** The offer's page, where the form leads. */
  readonly path: string
  readonly tabs: readonly { readonly href: string; readonly label: string; readonly current: boolean }[]
  readonly price: string
  /**
   * Address of the calculator; it chooses the first way to finance, unless the address has chosen one. A link appends the page's query,
   * which says what was entered.
   */
  readonly begin: string
  /** The chosen way to pay; cash by default. */
  readonly payment: string
  /** Null: paid in cash. */
  readonly calculator: CalculatorView | null
}

export interface CalculatorView {
  readonly kind: Exclude<PaymentKind, 'cash'>
  /** Conditions and input are plain numbers: the browser calculates with the rules the server calculates with. */
  readonly terms: FinanceTerms
  /** The fields from the address; invalid values are refused field by field. */
  readonly entered: Entered
  /** The representative example of the conditions, the same for every car. */
  readonly example: string
  readonly lender: { readonly name: string; readonly address: string }
  readonly legalText: string
  /** The address has not chosen it yet: the page shows it as an example, and the cart takes the price in full. */
  readonly isExample: boolean
  /** The address asks for the repayment plan. */
  readonly isPlanOpen: boolean
  /** The dealer whose conditions apply, if the address names one. */
  readonly dealer?: string
  readonly insurances: readonly { readonly key: InsuranceKind; readonly text: string }[]
}
