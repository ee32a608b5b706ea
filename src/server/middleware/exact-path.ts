import { matchPath } from '#domain/routes/paths.ts'
import type { MiddlewareHandler } from 'hono'

/** One address per page: other spellings (case, a trailing slash) of a known path lead to the one in the table of screens. */
export const exactPath: MiddlewareHandler = async (c, next) => {
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return next()
  const url = new URL(c.req.url)
  const match = matchPath(url.pathname)
  if (match && match.exact !== url.pathname) return c.redirect(match.exact + url.search, 301)
  return next()
}
