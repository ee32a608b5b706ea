import type { FinanceKind } from '#domain/financing/finance-product.ts'
import { type Calculation, defaultCalculation, quoteWithDefaults } from '#domain/financing/offered-finance.ts'
import { readOfferedFinance } from '#use-cases/vehicle/vehicle-finance.ts'
import { builder } from '../builder.ts'
import type { GatewayContext } from '../context.ts'
import { CalculationType, summaryOf } from './calculation.ts'
import { FinanceTypeRef, kindOf } from './finance-type.ts'
import { assertFinanced, unwrapQuote } from './unwrap-quote.ts'

const LoanInput = builder.inputType('LoanInput', {
  description: 'Omitted values take their default.',
  fields: (t) => ({
    downPayment: t.field({ type: 'Euro' }),
    duration: t.int(),
    mileage: t.int(),
    finalInstallment: t.field({ type: 'Euro' }),
    hasFinalInstallment: t.boolean(),
  }),
})

const LeasingInput = builder.inputType('LeasingInput', {
  description: 'Omitted values take their default; the down payment of a lease is its special payment.',
  fields: (t) => ({ downPayment: t.field({ type: 'Euro' }), duration: t.int(), mileage: t.int() }),
})

interface CalculationArgs {
  readonly vehicleId: string
  readonly input: Parameters<typeof quoteWithDefaults>[1]
  readonly dealerId?: string | null | undefined
}

builder.queryFields((t) => ({
  calculateLoan: t.field({
    type: CalculationType,
    args: {
      vehicleId: t.arg.id({ required: true }),
      input: t.arg({ type: LoanInput, required: true }),
      configuratorId: t.arg.id({ description: 'Reserved for cars that are configured.' }),
      dealerId: t.arg.id({ description: 'The dealer (UUID) whose conditions apply; the owner’s if unknown.' }),
    },
    resolve: (_, args, context) => calculate(args, 'LOAN', context),
  }),
  calculateLeasing: t.field({
    type: CalculationType,
    args: { vehicleId: t.arg.id({ required: true }), input: t.arg({ type: LeasingInput, required: true }) },
    resolve: (_, args, context) => calculate(args, 'LEASING', context),
  }),
  defaultFinanceSummary: t.string({
    nullable: true,
    args: { vehicleId: t.arg.id({ required: true }), type: t.arg({ type: FinanceTypeRef }) },
    description: 'The initial values of the calculator in words; null if nothing can be calculated.',
    resolve: async (_, { vehicleId, type }, { scope, locale, deps }) => {
      const offered = await readOfferedFinance(deps.read, { vehicleId, kind: kindOf(type) }, scope)
      const calculation = defaultCalculation(offered)
      return calculation && summaryOf(calculation, locale)
    },
  }),
}))

async function calculate(
  { vehicleId, dealerId, input }: CalculationArgs,
  kind: FinanceKind,
  { scope, deps }: GatewayContext,
): Promise<Calculation> {
  const offered = assertFinanced(await readOfferedFinance(deps.read, { vehicleId, kind, dealerId }, scope))
  return unwrapQuote(offered, quoteWithDefaults(offered, input))
}
