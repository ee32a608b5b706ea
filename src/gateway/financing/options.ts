import { type FinanceRange, INSURANCE_KINDS, type InsuranceOption } from '#domain/financing/finance-product.ts'
import { PAYMENT_TIMINGS } from '#domain/financing/leasing.ts'
import { FINAL_TIMINGS } from '#domain/financing/loan.ts'
import type { OfferedFinance, OfferedFinances } from '#domain/financing/offered-finance.ts'
import { ROUNDINGS } from '#domain/financing/repayment-plan.ts'
import { builder } from '../builder.ts'
import { productExample } from '#use-cases/financing/example-text.ts'

interface Option extends FinanceRange {
  readonly isActive: boolean
}

const NOTHING: Option = { min: 0, max: 0, default: 0, step: 1, isActive: false }

/** An option without a choice, such as an irrelevant mileage, is present but not active. */
function optionOf(range: FinanceRange | null): Option {
  return range ? { ...range, isActive: range.max > range.min } : NOTHING
}

const AmountOptionType = builder.objectRef<Option>('FinanceAmountOption').implement({
  fields: (t) => ({
    min: t.expose('min', { type: 'Euro' }),
    max: t.expose('max', { type: 'Euro' }),
    default: t.field({ type: 'Euro', resolve: (option) => option.default }),
    step: t.expose('step', { type: 'Euro' }),
    isActive: t.exposeBoolean('isActive'),
  }),
})

const NumberOptionType = builder.objectRef<Option>('FinanceNumberOption').implement({
  fields: (t) => ({
    min: t.exposeInt('min'),
    max: t.exposeInt('max'),
    default: t.exposeInt('default'),
    step: t.exposeInt('step'),
    isActive: t.exposeBoolean('isActive'),
  }),
})

const ToggleType = builder.objectRef<{ default: boolean; isActive: boolean }>('FinanceToggle').implement({
  fields: (t) => ({ default: t.exposeBoolean('default'), isActive: t.exposeBoolean('isActive') }),
})

const InsuranceKindType = builder.enumType('InsuranceKind', { values: INSURANCE_KINDS })

const InsuranceType = builder.objectRef<InsuranceOption>('InsuranceOption').implement({
  description: 'Optional and not part of any rate.',
  fields: (t) => ({
    key: t.expose('key', { type: InsuranceKindType }),
    monthlyPrice: t.expose('monthlyPrice', { type: 'Euro' }),
  }),
})

const OptionsInterface = builder.interfaceRef<OfferedFinance>('FinanceOptions').implement({
  description: 'The options and their conditions: enough to calculate without another request.',
  fields: (t) => ({
    downPayment: t.field({ type: AmountOptionType, resolve: ({ terms }) => optionOf(terms.downPayment) }),
    duration: t.field({ type: NumberOptionType, resolve: ({ terms }) => optionOf(terms.duration) }),
    mileage: t.field({ type: NumberOptionType, resolve: ({ terms }) => optionOf(terms.mileage) }),
    legalText: t.string({ resolve: ({ product }, _, { locale }) => product.legalText[locale] }),
    insuranceOptions: t.field({ type: [InsuranceType], resolve: ({ product }) => [...product.insuranceOptions] }),
    // Without one-off costs, because calculators add those themselves and show the rate of their quote.
    effectiveInterestRate: t.float({ resolve: ({ terms }) => terms.effectivePercent }),
    oneOffCosts: t.field({ type: 'Euro', resolve: ({ terms }) => terms.oneOffCosts }),
    rounding: t.field({ type: RoundingType, resolve: ({ terms }) => terms.rounding }),
    finalTiming: t.field({ type: FinalTimingType, resolve: ({ terms }) => terms.finalTiming }),
    paymentTiming: t.field({ type: PaymentTimingType, resolve: ({ terms }) => terms.paymentTiming }),
    lenderName: t.string({ resolve: ({ product }) => product.lenderName }),
    lenderAddress: t.string({ resolve: ({ product }) => product.lenderAddress }),
    example: t.string({
      nullable: true,
      description: 'The representative example of these conditions (§ 17 PAngV); without one no rate may be shown.',
      resolve: ({ product }, _, { locale }) => productExample(product, locale),
    }),
  }),
})

const RoundingType = builder.enumType('FinanceRounding', { values: ROUNDINGS })
const FinalTimingType = builder.enumType('FinalInstallmentTiming', { values: FINAL_TIMINGS })
const PaymentTimingType = builder.enumType('PaymentTiming', { values: PAYMENT_TIMINGS })

const LoanOptionsType = builder.objectRef<OfferedFinance>('LoanOptions').implement({
  interfaces: [OptionsInterface],
  fields: (t) => ({
    finalInstallmentToggle: t.field({
      type: ToggleType,
      resolve: ({ terms }) => ({
        default: terms.finalInstallment !== null && terms.finalInstallmentPreset,
        isActive: terms.finalInstallment !== null,
      }),
    }),
    finalInstallment: t.field({ type: AmountOptionType, resolve: ({ terms }) => optionOf(terms.finalInstallment) }),
  }),
})

const LeasingOptionsType = builder.objectRef<OfferedFinance>('LeasingOptions').implement({
  interfaces: [OptionsInterface],
})

export const CalculatorOptionsType = builder.objectRef<OfferedFinances>('FinanceCalculatorOptions').implement({
  fields: (t) => ({
    loan: t.expose('loan', { type: LoanOptionsType, nullable: true }),
    leasing: t.expose('leasing', { type: LeasingOptionsType, nullable: true }),
  }),
})
