import SchemaBuilder from '@pothos/core'
import type { GatewayContext } from './context.ts'
import { Refusal } from './refusal.ts'

interface Types {
  Context: GatewayContext
  DefaultFieldNullability: false
  Scalars: {
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
  serialize: (value) => Math.round(value * 100) / 100,
  parseValue: (value) => {
    if (typeof value !== 'number' || !Number.isFinite(value)) throw new Refusal('INVALID_INPUT', 'Euro is a number.')
    return value
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

/** Whole cents as euros on the wire. */
export function euros(cents: number): number {
  return cents / 100
}
