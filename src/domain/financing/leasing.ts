import { effectiveRate } from './effective-rate.ts'
import {
  annuityFactor,
  discount,
  effectivePercentOf,
  monthlyRate,
  nominalPercentOf,
  roundedPercent,
} from './interest.ts'
import { type FinanceRefusal, refuseNumbers } from './refusal.ts'

/** Whether an instalment is paid at the end of its month or at the beginning. */
export const PAYMENT_TIMINGS = ['ARREARS', 'ADVANCE'] as const
export type PaymentTiming = (typeof PAYMENT_TIMINGS)[number]

/** A lease by kilometres, without a duty to buy. Amounts in whole cents. */
export interface LeasingTerms {
  readonly price: number
  /** The base of leasing factors: the list price of a new car, the price of a used one. */
  readonly listPrice: number
  readonly specialPayment: number
  readonly months: number
  /** The car's value at the end that the lessor calculates with. */
  readonly residualValue: number
  readonly effectivePercent: number
  readonly paymentTiming: PaymentTiming
  /** Costs paid once at the beginning that every customer must pay. */
  readonly oneOffCosts?: number
}

/** Amounts in cents, rates in percent a year with two decimals, factors in percent of the list price and month. */
export interface Lease {
  readonly installment: number
  readonly netLoan: number
  readonly totalInterest: number
  /** Instalments, special payment and one-off costs. */
  readonly total: number
  readonly nominalPercent: number
  readonly effectivePercent: number
  readonly leasingFactor: number
  readonly totalCostFactor: number
}

type LeaseOutcome =
  | { readonly kind: 'calculated'; readonly lease: Lease }
  | { readonly kind: 'refused'; readonly refusals: readonly FinanceRefusal[] }

/**
 * The lease whose instalment pays the loss in value and its interest. Refuses, naming the input: no whole numbers, nothing left to lease.
 */
export function calculateLease(terms: LeasingTerms): LeaseOutcome {
  const { price, specialPayment, months, residualValue, paymentTiming, oneOffCosts = 0 } = terms
  const refusals = refuseNumbers([
    ['price', price, 1],
    ['downPayment', specialPayment, 0],
    ['duration', months, 1],
  ])
  if (refusals.length > 0) return { kind: 'refused', refusals }
  if (specialPayment >= price) return refused({ input: 'downPayment', code: 'REACHES_PRICE', limit: price })
  const netLoan = price - specialPayment
  const monthly = monthlyRate({ kind: 'EFFECTIVE', percent: terms.effectivePercent })
  const inArrears = (netLoan - residualValue * discount(monthly, months)) / annuityFactor(monthly, months)
  const installment = Math.round(paymentTiming === 'ADVANCE' ? inArrears / (1 + monthly) : inArrears)
  if (installment < 1) return refused({ input: 'downPayment', code: 'COVERED_BY_RESIDUAL' })
  const total = months * installment + specialPayment + oneOffCosts
  const effective = oneOffCosts > 0 ? effectiveRate(leaseFlows({ ...terms, installment })) : effectivePercentOf(monthly)
  if (effective === null) return refused({ input: 'duration', code: 'TOO_SMALL' })
  return {
    kind: 'calculated',
    lease: {
      installment,
      netLoan,
      totalInterest: months * installment + residualValue - netLoan,
      total,
      nominalPercent: roundedPercent(nominalPercentOf(monthly)),
      effectivePercent: roundedPercent(effective),
      leasingFactor: leasingFactor(installment, terms.listPrice),
      totalCostFactor: totalCostFactor({ total, months, listPrice: terms.listPrice }),
    },
  }
}

/** Instalment in percent of the list price, two decimals; both with VAT or both without. */
export function leasingFactor(installment: number, listPrice: number): number {
  return roundedPercent((installment / listPrice) * 100)
}

/** The leasing factor with one-off payments spread over the months. `total` in cents: instalments, special payment, one-off costs. */
export function totalCostFactor({
  total,
  months,
  listPrice,
}: {
  total: number
  months: number
  listPrice: number
}): number {
  return roundedPercent((total / months / listPrice) * 100)
}

/** The lessee's payments, for the effective rate; the car is returned at its residual value. */
export function leaseFlows({
  price,
  specialPayment,
  months,
  residualValue,
  paymentTiming,
  oneOffCosts = 0,
  installment,
}: LeasingTerms & { readonly installment: number }) {
  const first = paymentTiming === 'ADVANCE' ? 0 : 1
  return [
    { months: 0, cents: price - specialPayment - oneOffCosts },
    ...Array.from({ length: months }, (_, index) => ({ months: first + index, cents: -installment })),
    { months, cents: -residualValue },
  ]
}

function refused(refusal: FinanceRefusal): LeaseOutcome {
  return { kind: 'refused', refusals: [refusal] }
}
