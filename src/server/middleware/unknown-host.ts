import type { MiddlewareHandler } from 'hono'
import type { WebEnv } from '../web-env.ts'

/** Paths that belong to a shop; health checks, files and pages (which say that there is no shop) are for every host. */
const SHOP_PATHS = ['/graphql', '/api/', '/sitemap', '/robots.txt']

/** A host without a shop gets no shop's data. */
export const unknownHost: MiddlewareHandler<WebEnv> = async (c, next) => {
  if (!c.get('site').known && SHOP_PATHS.some((start) => c.req.path.startsWith(start))) {
    return c.json({ code: 'UNKNOWN_HOST', message: 'There is no shop at this address.' }, 503)
  }
  return next()
}
