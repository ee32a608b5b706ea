import { createSchemaBuilder } from './schema-builder.ts'
import type { GatewayContext } from './context.ts'

/** The one builder all parts of the shop's schema are declared on. */
export const builder = createSchemaBuilder<GatewayContext>()
