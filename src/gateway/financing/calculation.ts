import type { Calculation } from '#domain/financing/offered-finance.ts'
import type { RepaymentRow } from '#domain/financing/repayment-plan.ts'
import type { Locale } from '#domain/locale.ts'
import { builder } from '../builder.ts'
import { quoteExample } from '#use-cases/financing/example-text.ts'

export function summaryOf({ quote, offered }: Calculation, locale: Locale): string {
  return quoteExample(quote, offered.product, locale)
}

const RepaymentRowType = builder.objectRef<RepaymentRow>('RepaymentRow').implement({
  description: 'One month of a loan; the balance is owed afterwards.',
  fields: (t) => ({
    month: t.exposeInt('month'),
    payment: t.expose('payment', { type: 'Euro' }),
    interest: t.expose('interest', { type: 'Euro' }),
    principal: t.expose('principal', { type: 'Euro' }),
    balance: t.expose('balance', { type: 'Euro' }),
  }),
})

export const CalculationType = builder.objectRef<Calculation>('FinanceCalculation').implement({
  fields: (t) => ({
    monthlyInstallment: t.field({ type: 'Euro', resolve: ({ quote }) => quote.monthlyInstallment }),
    lastInstallment: t.field({
      type: 'Euro',
      description: 'The last regular instalment; it absorbs the rounding.',
      resolve: ({ quote }) => quote.lastInstallment,
    }),
    summary: t.string({
      description: 'The representative example in words (§ 17 PAngV).',
      resolve: (calculation, _, { locale }) => summaryOf(calculation, locale),
    }),
    vehiclePrice: t.field({ type: 'Euro', resolve: ({ quote }) => quote.vehiclePrice }),
    downPayment: t.field({ type: 'Euro', resolve: ({ quote }) => quote.downPayment }),
    duration: t.int({ resolve: ({ quote }) => quote.duration }),
    netLoanAmount: t.field({ type: 'Euro', resolve: ({ quote }) => quote.netLoanAmount }),
    effectiveInterestRate: t.float({ resolve: ({ quote }) => quote.effectivePercent }),
    nominalInterestRate: t.float({ resolve: ({ quote }) => quote.nominalPercent }),
    totalInterestAmount: t.field({ type: 'Euro', resolve: ({ quote }) => quote.totalInterest }),
    totalRepaymentAmount: t.field({ type: 'Euro', resolve: ({ quote }) => quote.totalRepayment }),
    hasFinalInstallment: t.boolean({ resolve: ({ quote }) => quote.hasFinalInstallment }),
    finalInstallment: t.field({ type: 'Euro', resolve: ({ quote }) => quote.finalInstallment }),
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
