import { createSchemaBuilder } from '../schema-builder.ts'
import type { DealerContext } from './context.ts'

/** The one builder all parts of the dealer area's schema are declared on. */
export const builder = createSchemaBuilder<DealerContext>()
