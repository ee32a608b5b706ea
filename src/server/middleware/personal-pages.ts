import type { Context } from 'hono'
import { matchPath, pagePath } from '#domain/routes/paths.ts'
import type { WebEnv } from '../web-env.ts'

/**
 * Headers of a page that is rendered for this request. What a session shows, or an address with a key in it, must be gone from the browser
 * after logging out, on a shared computer too; the cart of a visitor is at least asked for again.
 */
export function cacheHeaders(c: Context<WebEnv>): readonly (readonly [string, string])[] {
  const { session, sessionLost } = c.var
  const isPersonal = session !== null || sessionLost === true || hasKey(new URL(c.req.url))
  return [
    ['Cache-Control', isPersonal ? 'no-store, private' : 'private, no-cache'],
    ['Vary', 'Cookie, Accept-Encoding'],
  ]
}

/** Whether an address carries the key of a mailed link. */
export function hasKey({ pathname, searchParams }: URL): boolean {
  return searchParams.has('key') || matchPath(pagePath(pathname))?.params.token !== undefined
}
