import type { FinanceKind } from './finance-product.ts'
import { type FinanceInput, type FinanceTerms, refuseInput } from './finance-terms.ts'
import { calculateLease } from './leasing.ts'
import { calculateLoan } from './loan.ts'
import type { FinanceRefusal } from './refusal.ts'
import type { RepaymentRow } from './repayment-plan.ts'
import { residualPercent } from './residual-value.ts'

/** A loan or a lease for one car as it is shown. Amounts in cents, rates in percent a year with two decimals. */
export interface FinanceQuote {
  readonly kind: FinanceKind
  readonly vehiclePrice: number
  readonly downPayment: number
  readonly duration: number
  /** Kilometres a year; null for a loan. */
  readonly mileage: number | null
  readonly monthlyInstallment: number
  /** The number of instalments; the last one may differ by the rounding remainder. */
  readonly installments: number
  readonly lastInstallment: number
  readonly hasFinalInstallment: boolean
  readonly finalInstallment: number
  readonly netLoanAmount: number
  readonly effectivePercent: number
  readonly nominalPercent: number
  readonly totalInterest: number
  readonly totalRepayment: number
  readonly oneOffCosts: number
  /** Percent of the price and month; null for a loan. */
  readonly leasingFactor: number | null
  readonly totalCostFactor: number | null
  /** Month by month; empty for a lease. */
  readonly plan: readonly RepaymentRow[]
}

type QuoteOutcome =
  | { readonly kind: 'calculated'; readonly quote: FinanceQuote }
  | { readonly kind: 'refused'; readonly refusals: readonly FinanceRefusal[] }

/** The quote for an input under these terms. Refuses inputs they do not allow and amounts that cannot be calculated, by input. */
export function quoteOf(terms: FinanceTerms, input: FinanceInput): QuoteOutcome {
  const refusals = refuseInput(terms, input)
  if (refusals.length > 0) return { kind: 'refused', refusals }
  return terms.kind === 'LOAN' ? loanQuote(terms, input) : leasingQuote(terms, input)
}

function loanQuote(terms: FinanceTerms, input: FinanceInput): QuoteOutcome {
  const outcome = calculateLoan({
    price: terms.price,
    downPayment: input.downPayment,
    months: input.duration,
    finalInstallment: input.hasFinalInstallment ? input.finalInstallment : 0,
    finalTiming: terms.finalTiming,
    interest: { kind: 'EFFECTIVE', percent: terms.effectivePercent },
    rounding: terms.rounding,
    otherFees: terms.oneOffCosts,
  })
  if (outcome.kind === 'refused') return outcome
  const { loan } = outcome
  return {
    kind: 'calculated',
    quote: {
      kind: 'LOAN',
      vehiclePrice: terms.price,
      downPayment: input.downPayment,
      duration: input.duration,
      mileage: null,
      monthlyInstallment: loan.installment,
      installments: loan.installments,
      lastInstallment: loan.lastInstallment,
      hasFinalInstallment: loan.finalInstallment > 0,
      finalInstallment: loan.finalInstallment,
      netLoanAmount: loan.netLoan,
      effectivePercent: loan.effectivePercent,
      nominalPercent: loan.nominalPercent,
      totalInterest: loan.totalInterest,
      totalRepayment: loan.totalRepayment,
      oneOffCosts: terms.oneOffCosts,
      leasingFactor: null,
      totalCostFactor: null,
      plan: loan.plan,
    },
  }
}

function leasingQuote(terms: FinanceTerms, input: FinanceInput): QuoteOutcome {
  const mileage = input.mileage ?? terms.mileage?.default ?? 0
  const outcome = calculateLease({
    price: terms.price,
    listPrice: terms.price,
    specialPayment: input.downPayment,
    months: input.duration,
    residualValue: Math.round((terms.price * residualPercent(input.duration, mileage)) / 100),
    effectivePercent: terms.effectivePercent,
    paymentTiming: terms.paymentTiming,
    oneOffCosts: terms.oneOffCosts,
  })
  if (outcome.kind === 'refused') return outcome
  const { lease } = outcome
  return {
    kind: 'calculated',
    quote: {
      kind: 'LEASING',
      vehiclePrice: terms.price,
      downPayment: input.downPayment,
      duration: input.duration,
      mileage,
      monthlyInstallment: lease.installment,
      installments: input.duration,
      lastInstallment: lease.installment,
      hasFinalInstallment: false,
      finalInstallment: 0,
      netLoanAmount: lease.netLoan,
      effectivePercent: lease.effectivePercent,
      nominalPercent: lease.nominalPercent,
      totalInterest: lease.totalInterest,
      totalRepayment: lease.total,
      oneOffCosts: terms.oneOffCosts,
      leasingFactor: lease.leasingFactor,
      totalCostFactor: lease.totalCostFactor,
      plan: [],
    },
  }
}
