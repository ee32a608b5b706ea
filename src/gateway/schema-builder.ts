import SchemaBuilder from '@pothos/core'
import { DATE_TIME, EURO, type ScalarTypes } from './scalars.ts'

interface Types<Context extends object> {
  Context: Context
  DefaultFieldNullability: false
  Scalars: ScalarTypes
}

/** A builder with what every schema has: queries, mutations, amounts and instants. Fields are non-null unless they say otherwise. */
export function createSchemaBuilder<Context extends object>() {
  const builder = new SchemaBuilder<Types<Context>>({ defaultFieldNullability: false })
  builder.queryType({})
  builder.mutationType({})
  builder.scalarType('Euro', EURO)
  builder.scalarType('DateTime', DATE_TIME)
  return builder
}
