import { fromCents } from '#domain/format/money.ts'
import type { Calculation, OfferedFinance } from '#domain/financing/offered-finance.ts'
import type { QuoteOutcome } from '#domain/financing/quote.ts'
import type { FinanceInputName, FinanceRefusal } from '#domain/financing/refusal.ts'
import { Refusal, type RefusedField } from '../refusal.ts'

const AMOUNTS: ReadonlySet<FinanceInputName> = new Set(['price', 'downPayment', 'finalInstallment'])

/** A car's terms; throws where it is not financed. */
export function assertFinanced(offered: OfferedFinance | null): OfferedFinance {
  if (offered) return offered
  throw new Refusal('INVALID_INPUT', 'No car of this id is financed this way', 'vehicleId')
}

/** The calculated quote; throws INVALID_INPUT naming each wrong input. */
export function unwrapQuote(offered: OfferedFinance, outcome: QuoteOutcome): Calculation {
  if (outcome.kind === 'calculated') return { quote: outcome.quote, offered }
  const fields = outcome.refusals.map(refusedField)
  const problems = fields.map(({ field, code }) => `${field} ${code}`).join(', ')
  throw new Refusal('INVALID_INPUT', `Cannot be calculated: ${problems}`, fields[0]?.field, fields)
}

/** The refused input in the unit of the API: amounts in euros. */
function refusedField({ input: field, code, limit, allowed }: FinanceRefusal): RefusedField {
  const inUnit = (value: number) => (AMOUNTS.has(field) ? fromCents(value) : value)
  return {
    field,
    code,
    ...(limit === undefined ? {} : { limit: inUnit(limit) }),
    ...(allowed && {
      allowed: { min: inUnit(allowed.min), max: inUnit(allowed.max), step: inUnit(allowed.step) },
    }),
  }
}
