import { fromCents, toCents } from '#domain/format/money.ts'
import SchemaBuilder from '@pothos/core'
import type { GatewayContext } from './context.ts'
import { Refusal } from './refusal.ts'

interface Types {
  Context: GatewayContext
  DefaultFieldNullability: false
  Scalars: {
    /** Cents on this side, euros on the wire. */
    Euro: { Input: number; Output: number }
    ID: { Input: string; Output: string }
    DateTime: { Input: Date; Output: Date }
  }
}

/** The one builder all parts of the schema are declared on. Fields are non-null unless they say otherwise. */
export const builder = new SchemaBuilder<Types>({ defaultFieldNullability: false })

builder.queryType({})
builder.mutationType({})

builder.scalarType('Euro', {
  description: 'An amount in euros with at most two decimals.',
  serialize: (cents) => fromCents(Math.round(cents)),
  parseValue: (euros) => {
    if (typeof euros !== 'number' || !Number.isFinite(euros)) throw new Refusal('INVALID_INPUT', 'Euro is a number.')
    return exactCents(euros)
  },
})

builder.scalarType('DateTime', {
  description: 'An instant, ISO 8601 in UTC.',
  serialize: (value) => value.toISOString(),
  parseValue: (value) => {
    const date = new Date(String(value))
    if (Number.isNaN(date.getTime())) throw new Refusal('INVALID_INPUT', 'DateTime is an ISO 8601 instant.')
    return date
  },
})

/** Whole cents of at most two decimals; of more the fraction stays, so that a rule can refuse the amount instead of rounding it. */
function exactCents(euros: number): number {
  const cents = toCents(euros)
  return Math.abs(euros * 100 - cents) < 1e-6 ? cents : euros * 100
}
