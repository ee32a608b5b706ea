import type { MiddlewareHandler } from 'hono'
import { matchPath, pagePath } from '#domain/routes/paths.ts'
import type { Trace } from '#services/error-reporting/port.ts'

/** Says how long each page took, by the name of its screen: its address may hold what is personal. */
export function tracePages(trace: (trace: Trace) => void): MiddlewareHandler {
  return async (c, next) => {
    const startedAt = new Date()
    await next()
    const screen = matchPath(pagePath(c.req.path))?.screen
    if (screen) trace({ name: screen, startedAt, endedAt: new Date(), status: c.res.status })
  }
}
