import type { FinanceKind } from '#domain/financing/finance-product.ts'
import { defaultInput, type FinanceInput } from '#domain/financing/finance-terms.ts'
import { quoteOf } from '#domain/financing/quote.ts'
import { readProductsOfDealer } from '#use-cases/financing/finance-products.ts'
import { readVehicle } from '#use-cases/vehicle/vehicle-by-id.ts'
import { builder } from '../builder.ts'
import type { GatewayContext } from '../context.ts'
import { Refusal } from '../refusal.ts'
import { type Calculation, CalculationType, defaultCalculation, summaryOf } from './calculation.ts'
import { FinanceTypeRef, kindOf } from './finance-type.ts'
import { type OfferedFinance, offeredFinance } from './options.ts'

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

/** The input in euros, as the API receives it. */
type WireInput = { readonly [K in keyof FinanceInput]?: FinanceInput[K] | null | undefined }

builder.queryFields((t) => ({
  calculateLoan: t.field({
    type: CalculationType,
    args: {
      vehicleId: t.arg.id({ required: true }),
      input: t.arg({ type: LoanInput, required: true }),
      configuratorId: t.arg.id({ description: 'Reserved for cars that are configured.' }),
      dealerId: t.arg.id({ description: 'The dealer (UUID) whose conditions apply; the owner’s if unknown.' }),
    },
    resolve: async (_, { vehicleId, input, dealerId }, context) =>
      calculated(await offerOf(vehicleId, 'LOAN', context, dealerId), input),
  }),
  calculateLeasing: t.field({
    type: CalculationType,
    args: { vehicleId: t.arg.id({ required: true }), input: t.arg({ type: LeasingInput, required: true }) },
    resolve: async (_, { vehicleId, input }, context) =>
      calculated(await offerOf(vehicleId, 'LEASING', context), input),
  }),
  defaultFinanceSummary: t.string({
    nullable: true,
    args: { vehicleId: t.arg.id({ required: true }), type: t.arg({ type: FinanceTypeRef }) },
    description: 'The initial values of the calculator in words; null if nothing can be calculated.',
    resolve: async (_, { vehicleId, type }, context) => {
      const calculation = defaultCalculation(await offerOf(vehicleId, kindOf(type), context))
      return calculation && summaryOf(calculation, context.locale)
    },
  }),
}))

async function offerOf(
  vehicleId: string,
  kind: FinanceKind,
  { scope, deps: { read } }: GatewayContext,
  dealerId?: string | null,
): Promise<OfferedFinance | null> {
  const vehicle = await readVehicle(read, vehicleId, scope)
  if (!vehicle) return null
  const products = dealerId ? await readProductsOfDealer(read, dealerId) : undefined
  return offeredFinance(vehicle, kind, products)
}

function calculated(offered: OfferedFinance | null, input: WireInput): Calculation {
  if (!offered) throw new Refusal('INVALID_INPUT', 'No car of this id is financed this way', 'vehicleId')
  const outcome = quoteOf(offered.terms, inputOf(offered, input))
  if (outcome.kind === 'calculated') return { quote: outcome.quote, offered }
  const fields = outcome.refusals.map(({ input: field, code, limit, allowed }) => {
    const unit = AMOUNTS.has(field) ? 100 : 1
    return {
      field,
      code,
      ...(limit === undefined ? {} : { limit: limit / unit }),
      ...(allowed && { allowed: { min: allowed.min / unit, max: allowed.max / unit, step: allowed.step / unit } }),
    }
  })
  throw new Refusal(
    'INVALID_INPUT',
    `Cannot be calculated: ${fields.map(({ field, code }) => `${field} ${code}`).join(', ')}`,
    fields[0]?.field,
    fields,
  )
}

const AMOUNTS: ReadonlySet<string> = new Set(['price', 'downPayment', 'finalInstallment'])

function inputOf({ terms }: OfferedFinance, input: WireInput): FinanceInput {
  const preset = defaultInput(terms)
  const hasFinalInstallment = input.hasFinalInstallment ?? preset.hasFinalInstallment
  return {
    downPayment: input.downPayment ?? preset.downPayment,
    duration: input.duration ?? preset.duration,
    mileage: input.mileage ?? preset.mileage,
    finalInstallment: input.finalInstallment ?? preset.finalInstallment,
    hasFinalInstallment,
  }
}
