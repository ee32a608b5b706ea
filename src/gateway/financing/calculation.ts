import { defaultInput } from '#domain/financing/finance-terms.ts'
import { type FinanceQuote, quoteOf } from '#domain/financing/quote.ts'
import type { RepaymentRow } from '#domain/financing/repayment-plan.ts'
import { exampleWith } from '#domain/financing/representative-example.ts'
import type { Locale } from '#domain/locale.ts'
import { builder, euros } from '../builder.ts'
import type { OfferedFinance } from './options.ts'
import { exampleText } from '#use-cases/financing/example-text.ts'

export interface Calculation {
  readonly quote: FinanceQuote
  readonly offered: OfferedFinance
}

/** The calculator's first quote; null where it cannot be calculated. */
export function defaultCalculation(offered: OfferedFinance | null): Calculation | null {
  if (!offered) return null
  const outcome = quoteOf(offered.terms, defaultInput(offered.terms))
  return outcome.kind === 'calculated' ? { quote: outcome.quote, offered } : null
}

export function summaryOf({ quote, offered }: Calculation, locale: Locale): string {
  return exampleText(exampleWith(quote, offered.product), locale)
}

const RepaymentRowType = builder.objectRef<RepaymentRow>('RepaymentRow').implement({
  description: 'One month of a loan; the balance is owed afterwards.',
  fields: (t) => ({
    month: t.exposeInt('month'),
    payment: t.field({ type: 'Euro', resolve: ({ payment }) => euros(payment) }),
    interest: t.field({ type: 'Euro', resolve: ({ interest }) => euros(interest) }),
    principal: t.field({ type: 'Euro', resolve: ({ principal }) => euros(principal) }),
    balance: t.field({ type: 'Euro', resolve: ({ balance }) => euros(balance) }),
  }),
})

export const CalculationType = builder.objectRef<Calculation>('FinanceCalculation').implement({
  fields: (t) => ({
    monthlyInstallment: t.field({ type: 'Euro', resolve: ({ quote }) => euros(quote.monthlyInstallment) }),
    lastInstallment: t.field({
      type: 'Euro',
      description: 'The last regular instalment; it absorbs the rounding.',
      resolve: ({ quote }) => euros(quote.lastInstallment),
    }),
    summary: t.string({
      description: 'The representative example in words (§ 17 PAngV).',
      resolve: (calculation, _, { locale }) => summaryOf(calculation, locale),
    }),
    vehiclePrice: t.field({ type: 'Euro', resolve: ({ quote }) => euros(quote.vehiclePrice) }),
    downPayment: t.field({ type: 'Euro', resolve: ({ quote }) => euros(quote.downPayment) }),
    duration: t.int({ resolve: ({ quote }) => quote.duration }),
    netLoanAmount: t.field({ type: 'Euro', resolve: ({ quote }) => euros(quote.netLoanAmount) }),
    effectiveInterestRate: t.float({ resolve: ({ quote }) => quote.effectivePercent }),
    nominalInterestRate: t.float({ resolve: ({ quote }) => quote.nominalPercent }),
    totalInterestAmount: t.field({ type: 'Euro', resolve: ({ quote }) => euros(quote.totalInterest) }),
    totalRepaymentAmount: t.field({ type: 'Euro', resolve: ({ quote }) => euros(quote.totalRepayment) }),
    hasFinalInstallment: t.boolean({ resolve: ({ quote }) => quote.hasFinalInstallment }),
    finalInstallment: t.field({ type: 'Euro', resolve: ({ quote }) => euros(quote.finalInstallment) }),
    mileage: t.int({ nullable: true, resolve: ({ quote }) => quote.mileage }),
    leasingFactor: t.float({ nullable: true, resolve: ({ quote }) => quote.leasingFactor }),
    totalCostFactor: t.float({ nullable: true, resolve: ({ quote }) => quote.totalCostFactor }),
    repaymentPlan: t.field({
      type: [RepaymentRowType],
      description: 'Month by month; empty for a lease.',
      resolve: ({ quote }) => [...quote.plan],
    }),
  }),
})
