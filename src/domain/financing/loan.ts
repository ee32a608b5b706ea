import { type CashFlow, effectiveRate } from './effective-rate.ts'
import {
  annuityFactor,
  discount,
  effectivePercentOf,
  type InterestRate,
  monthlyRate,
  nominalPercentOf,
  roundedPercent,
} from './interest.ts'
import { type FinanceRefusal, refuseNumbers } from './refusal.ts'
import { type RepaymentRow, repaymentPlan, type Rounding } from './repayment-plan.ts'

/** WITH_LAST: due in the last month together with its instalment. REPLACES_LAST: in its place (47 instalments and the final one). */
export const FINAL_TIMINGS = ['WITH_LAST', 'REPLACES_LAST'] as const
export type FinalTiming = (typeof FINAL_TIMINGS)[number]

/** Amounts in whole cents. */
export interface LoanTerms {
  readonly price: number
  readonly downPayment: number
  readonly months: number
  /** 0: a loan without a final instalment. */
  readonly finalInstallment: number
  readonly finalTiming: FinalTiming
  readonly interest: InterestRate
  readonly rounding: Rounding
  /** A fee that is lent and paid back with the rest. */
  readonly financedFee?: number
  /** Fees paid at once, beside the instalments. */
  readonly otherFees?: number
}

/** Amounts in cents, rates in percent a year with two decimals. */
export interface Loan {
  readonly netLoan: number
  readonly installment: number
  /** Differs from `installment` by the rounding remainder. */
  readonly lastInstallment: number
  readonly installments: number
  readonly finalInstallment: number
  readonly totalInterest: number
  /** Everything that is repaid, including fees, without the down payment. */
  readonly totalRepayment: number
  /** Everything the car costs with this loan: down payment and total repayment. */
  readonly totalExpense: number
  readonly nominalPercent: number
  readonly effectivePercent: number
  readonly plan: readonly RepaymentRow[]
}

type LoanOutcome =
  | { readonly kind: 'calculated'; readonly loan: Loan }
  | { readonly kind: 'refused'; readonly refusals: readonly FinanceRefusal[] }

/**
 * A loan with equal instalments, each at the end of a month, with or without a final instalment. Refuses, naming the input: amounts that
 * are no whole cents, a down payment that reaches the price, a final instalment above the loan, a loan too small for its term.
 */
export function calculateLoan(terms: LoanTerms): LoanOutcome {
  const refusals = refuseLoan(terms)
  if (refusals.length > 0) return { kind: 'refused', refusals }
  const { months, finalInstallment, rounding, financedFee = 0, otherFees = 0 } = terms
  const netLoan = terms.price - terms.downPayment
  const debt = netLoan + financedFee
  const monthly = monthlyRate(terms.interest)
  const count = finalInstallment > 0 && terms.finalTiming === 'REPLACES_LAST' ? months - 1 : months
  const exactInstallment = (debt - finalInstallment * discount(monthly, months)) / annuityFactor(monthly, count)
  const plan = repaymentPlan({ debt, monthly, months, count, exactInstallment, finalInstallment, rounding })
  const last = plan[count - 1]!.payment - (count === months ? finalInstallment : 0)
  const installment = count === 1 ? last : Math.round(exactInstallment)
  if (installment < 1 || last < 0) return { kind: 'refused', refusals: [tooSmall(terms)] }
  const paid = plan.reduce((sum, row) => sum + row.payment, 0)
  const hasFees = financedFee > 0 || otherFees > 0
  const effective = hasFees ? effectiveRate(flowsOf(netLoan - otherFees, plan)) : effectivePercentOf(monthly)
  if (effective === null) return { kind: 'refused', refusals: [tooSmall(terms)] }
  return {
    kind: 'calculated',
    loan: {
      netLoan,
      installment,
      lastInstallment: last,
      installments: count,
      finalInstallment,
      totalInterest: paid - debt,
      totalRepayment: paid + otherFees,
      totalExpense: paid + otherFees + terms.downPayment,
      nominalPercent: roundedPercent(nominalPercentOf(monthly)),
      effectivePercent: roundedPercent(effective),
      plan,
    },
  }
}

/** The borrower's payments, for the effective rate. */
export function flowsOf(received: number, plan: readonly RepaymentRow[]): CashFlow[] {
  return [{ months: 0, cents: received }, ...plan.map(({ month, payment }) => ({ months: month, cents: -payment }))]
}

function refuseLoan({
  price,
  downPayment,
  months,
  finalInstallment,
  finalTiming,
  financedFee = 0,
}: LoanTerms): FinanceRefusal[] {
  const refusals = refuseNumbers([
    ['price', price, 1],
    ['downPayment', downPayment, 0],
    ['duration', months, finalInstallment > 0 && finalTiming === 'REPLACES_LAST' ? 2 : 1],
    ['finalInstallment', finalInstallment, 0],
  ])
  if (refusals.length > 0) return refusals
  if (downPayment >= price) return [{ input: 'downPayment', code: 'REACHES_PRICE', limit: price }]
  const debt = price - downPayment + financedFee
  // An instalment covers the interest of a month exactly when the final instalment is not above the debt.
  return finalInstallment > debt ? [{ input: 'finalInstallment', code: 'EXCEEDS_LOAN', limit: debt }] : []
}

function tooSmall({ finalInstallment }: LoanTerms): FinanceRefusal {
  return { input: finalInstallment > 0 ? 'finalInstallment' : 'downPayment', code: 'TOO_SMALL' }
}
