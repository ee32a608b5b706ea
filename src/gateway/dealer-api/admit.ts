import { unwrapOrThrow } from '../outcome.ts'
import type { DealerApiContext } from './context.ts'

/** The context of a request that has not come too often. Refused: RATE_LIMITED. */
export function admit(context: DealerApiContext): DealerApiContext {
  if (context.rateLimit) unwrapOrThrow(context.rateLimit)
  return context
}
