import {
  type Calculation,
  defaultCalculationOf,
  type ListedRate,
  listedRate,
} from '#domain/financing/offered-finance.ts'
import type { WishedTerms } from '#domain/financing/wished-terms.ts'
import { toCents } from '#domain/format/money.ts'
import { productExample } from '#use-cases/financing/example-text.ts'
import { readOfferedFinances } from '#use-cases/vehicle/vehicle-finance.ts'
import { builder } from '../builder.ts'
import { VehicleType } from '../vehicle/vehicle.ts'
import { summaryOf } from './calculation.ts'
import { FinanceTypeRef, kindOf, typeOf } from './finance-type.ts'
import { CalculatorOptionsType } from './options.ts'
import { rateLine } from './rate-line.ts'

const FinancingDetailsType = builder.objectRef<Calculation>('FinancingDetails').implement({
  fields: (t) => ({
    monthlyRate: t.field({ type: 'Euro', resolve: ({ quote }) => quote.monthlyInstallment }),
    type: t.field({ type: FinanceTypeRef, resolve: ({ quote }) => typeOf(quote.kind) }),
    prepayment: t.field({ type: 'Euro', resolve: ({ quote }) => quote.downPayment }),
    finalPayment: t.field({ type: 'Euro', resolve: ({ quote }) => quote.finalInstallment }),
    duration: t.int({ resolve: ({ quote }) => quote.duration }),
    mileage: t.int({ nullable: true, resolve: ({ quote }) => quote.mileage }),
    summary: t.string({
      resolve: (calculation, _, { locale }) => summaryOf(calculation, locale),
    }),
  }),
})

const DefaultRateType = builder.objectRef<ListedRate>('DefaultRate').implement({
  description: 'The rate a car is listed with. It must be shown with its example on the same page (§ 17 PAngV).',
  fields: (t) => ({
    type: t.field({ type: FinanceTypeRef, resolve: ({ offered }) => typeOf(offered.product.kind) }),
    monthlyRate: t.expose('rate', { type: 'Euro' }),
    effectiveInterestRate: t.exposeFloat('effectivePercent'),
    duration: t.exposeInt('duration'),
    downPayment: t.expose('downPayment', { type: 'Euro' }),
    line: t.string({
      description: 'Effective rate, term, down payment and mileage in one line, for cards.',
      resolve: ({ offered, effectivePercent, ...terms }, _, { locale }) =>
        rateLine({ kind: offered.product.kind, ...terms }, effectivePercent, locale),
    }),
    example: t.string({
      description: 'The same text for all cars with these conditions; shown once per page.',
      resolve: ({ offered: { product } }, _, { locale }) => productExample(product, locale)!,
    }),
  }),
})

builder.objectFields(VehicleType, (t) => ({
  financingDetails: t.field({
    type: FinancingDetailsType,
    nullable: true,
    args: { type: t.arg({ type: FinanceTypeRef }) },
    description:
      'The initial values of the calculator; null if the car is not financed this way. Without a type: a loan, else a lease.',
    resolve: (vehicle, { type }) => defaultCalculationOf(vehicle, type ? kindOf(type) : undefined),
  }),
  financeCalculatorOptions: t.field({
    type: CalculatorOptionsType,
    nullable: true,
    args: {
      dealerId: t.arg.id({ description: 'The dealer (UUID) whose conditions apply; the owner’s if unknown.' }),
    },
    resolve: (vehicle, { dealerId }, { deps, scope }) => readOfferedFinances(deps.read, vehicle, dealerId, scope),
  }),
  defaultRate: t.field({
    type: DefaultRateType,
    nullable: true,
    description:
      'With a down payment (euros) or months the rate for those, or the nearest that the lender allows for the car.',
    args: { type: t.arg({ type: FinanceTypeRef }), downPayment: t.arg.int(), months: t.arg.int() },
    resolve: (vehicle, { type, ...wished }) => listedRate(vehicle, kindOf(type), wishedTerms(wished)),
  }),
}))

/** Arguments of a rate, in euros and months; undefined where none is given. */
function wishedTerms(wished: { downPayment?: number | null; months?: number | null }): WishedTerms | undefined {
  const { downPayment, months } = wished
  if (downPayment == null && months == null) return undefined
  return {
    ...(downPayment == null ? {} : { downPayment: toCents(downPayment) }),
    ...(months == null ? {} : { months }),
  }
}
