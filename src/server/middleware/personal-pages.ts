import type { Context } from 'hono'
import { matchPath, pagePath } from '#domain/routes/paths.ts'
import type { WebEnv } from '../web-env.ts'

/**
 * Sets whether browsers may store this page. A page of a session, or one whose address has a key in it, is never stored, so that nobody
 * finds it after the customer has logged out on a shared computer. Any other is revalidated each time, unless it says otherwise itself.
 */
export function setCacheHeaders(c: Context<WebEnv>, headers: Headers): void {
  const isPersonal = c.get('session') !== null || c.get('sessionLost') === true || hasKey(new URL(c.req.url))
  if (isPersonal) headers.set('Cache-Control', 'no-store, private')
  else if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'private, no-cache')
  headers.set('Vary', varyOf(c))
}

/** What of a request a page depends on, beside its address. */
export function varyOf(c: Context<WebEnv>): string {
  return c.get('site').isNegotiated ? 'Cookie, Accept-Encoding, Accept-Language' : 'Cookie, Accept-Encoding'
}

/** Whether an address carries the key of a mailed link. */
export function hasKey({ pathname, searchParams }: URL): boolean {
  return searchParams.has('key') || matchPath(pagePath(pathname))?.params.token !== undefined
}
