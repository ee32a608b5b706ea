import type { MiddlewareHandler } from 'hono'
import { matchPath, pagePath } from '#domain/routes/paths.ts'
import type { Measurements } from '../figures/measurements.ts'
import { inSpan } from '../tracing/span.ts'
import type { Trace } from '#services/error-reporting/port.ts'

/** Reports how long each page took, by the name of its screen, because its address may hold personal data. */
export function tracePages(
  trace: (trace: Trace) => void,
  measurements: Pick<Measurements, 'observe'>,
): MiddlewareHandler {
  return async (c, next) => {
    const startedAt = new Date()
    const screen = matchPath(pagePath(c.req.path))?.screen
    if (screen === undefined) return next()
    await inSpan(`page ${screen}`, { 'http.request.method': c.req.method }, async (span) => {
      await next()
      span.setAttribute('http.response.status_code', c.res.status)
    })
    const endedAt = new Date()
    measurements.observe('page', endedAt.getTime() - startedAt.getTime())
    trace({ name: screen, startedAt, endedAt, status: c.res.status })
  }
}
