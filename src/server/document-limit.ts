import type { Context } from 'hono'
import type { Writer } from '#database/handles.ts'
import { checkRateLimit } from '#use-cases/session/check-rate-limit.ts'
import { networkOf } from './middleware/client-network.ts'
import type { WebEnv } from './web-env.ts'

const TOO_MANY = `Das waren viele Dokumente auf einmal. Bitte versuchen Sie es in einigen Minuten noch einmal.
Those were many documents at once. Please try again in a few minutes.`

/** 429 for too many documents, which are rendered on request; undefined below the limit. Counts by customer, without one by network. */
export async function refuseManyDocuments(
  c: Context<WebEnv>,
  database: Writer,
  trustProxy: boolean,
): Promise<Response | undefined> {
  const network = networkOf(c, trustProxy)
  const account = String(c.get('session')?.actor.customerId ?? network)
  const refusal = await checkRateLimit(database, 'document', { account, network })
  return refusal && c.text(TOO_MANY, 429, { 'Retry-After': String(refusal.retryAfter ?? 60) })
}
