import { documentRunner } from '../run-document.ts'
import type { DealerContext } from './context.ts'
import { schema } from './schema.ts'

/** Runs a document of the dealer area's pages, as the staff of the session. */
export const runInProcess = documentRunner<DealerContext>(schema)
