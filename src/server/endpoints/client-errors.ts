import { randomUUID } from 'node:crypto'
import type { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import { isBot } from '#domain/analytics/view.ts'
import type { ErrorReporting } from '#services/error-reporting/port.ts'
import type { WebEnv } from '../web-env.ts'

const ClientError = z.object({
  name: z.string().max(100),
  message: z.string().max(1_000),
  stack: z.string().max(4_000).optional(),
})
const MAX_BYTES = 12_000
/** Reports of all visitors together; a few are enough to notice an error that everybody has. */
const MAX_A_MINUTE = 30

/**
 * `POST /api/client-errors`: an error in a visitor's browser. Browsers send it here and not to an error-reporting service, because that
 * would need the visitor's consent; the service gets the error without data of the visitor.
 */
export function clientErrorsEndpoint({ report }: Pick<ErrorReporting, 'report'>, now: () => number = Date.now) {
  let [minute, reports] = [0, 0]
  return (app: Hono<WebEnv>): void => {
    app.post('/api/client-errors', bodyLimit({ maxSize: MAX_BYTES }), async (c) => {
      const error = ClientError.safeParse(await c.req.json().catch(() => undefined))
      if (!error.success) return c.body(null, 400)
      const present = Math.floor(now() / 60_000)
      if (present !== minute) [minute, reports] = [present, 0]
      if (reports++ >= MAX_A_MINUTE) return c.body(null, 429, { 'Retry-After': '60' })
      if (!isBot(c.req.header('User-Agent'))) report({ id: randomUUID(), side: 'client', ...error.data })
      return c.body(null, 204)
    })
  }
}
