import SchemaBuilder from '@pothos/core'
import { DATE_TIME, EURO, type ScalarTypes } from '../scalars.ts'
import type { DealerApiContext } from './context.ts'

interface Types {
  Context: DealerApiContext
  DefaultFieldNullability: false
  Scalars: ScalarTypes
}

/** The one builder all parts of the dealer API's schema are declared on. Fields are non-null unless they say otherwise. */
export const builder = new SchemaBuilder<Types>({ defaultFieldNullability: false })

builder.queryType({})
builder.mutationType({})
builder.scalarType('Euro', EURO)
builder.scalarType('DateTime', DATE_TIME)
