import type { GatewayContext } from './context.ts'
import { documentRunner } from './run-document.ts'
import { schema } from './schema.ts'

/** Runs a document of the shop's pages. */
export const runInProcess = documentRunner<GatewayContext>(schema)
