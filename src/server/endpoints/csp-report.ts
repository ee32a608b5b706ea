import type { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { CSP_REPORT_PATH } from '../middleware/security-headers.ts'
import type { Writer } from '#database/handles.ts'
import { checkRateLimit } from '#use-cases/session/check-rate-limit.ts'
import { type CspReports, readCspReports } from '../csp-reports.ts'
import { networkOf } from '../middleware/client-network.ts'
import type { WebEnv } from '../web-env.ts'

const MAX_BYTES = 16_000
const TYPES = /^application\/(?:csp-report|reports\+json|json)\b/i

/** `POST /csp-report`: a browser reports what the policy of a page made it refuse. Refused: 413, 415, 400, and 429 by the rate limit. */
export function cspReportEndpoint(writer: Writer, reports: CspReports, trustProxy: boolean) {
  return (app: Hono<WebEnv>): void => {
    app.post(CSP_REPORT_PATH, bodyLimit({ maxSize: MAX_BYTES, onError: (c) => c.body(null, 413) }), async (c) => {
      if (!TYPES.test(c.req.header('Content-Type') ?? '')) return c.body(null, 415)
      const tooMany = await checkRateLimit(writer, 'csp-report', { network: networkOf(c, trustProxy) })
      if (tooMany) return c.body(null, 429, { 'Retry-After': String(tooMany.retryAfter ?? 60) })
      const found = readCspReports(await c.req.json().catch(() => undefined))
      if (!found) return c.body(null, 400)
      for (const report of found) reports.note(report)
      return c.body(null, 204)
    })
  }
}
