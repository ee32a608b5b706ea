import { createSchemaBuilder } from '../schema-builder.ts'
import type { DealerApiContext } from './context.ts'

/** The one builder all parts of the dealer API's schema are declared on. */
export const builder = createSchemaBuilder<DealerApiContext>()
