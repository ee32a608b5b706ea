import type { MiddlewareHandler } from 'hono'

/** Endpoints that use a key or secret instead of cookies: any origin may post there. */
const OPEN_PATHS = [
  '/graphql',
  '/dealer-area/graphql',
  '/api/feeds/',
  '/api/alerts/unsubscribe',
  '/api/newsletter/unsubscribe',
  '/api/payment/webhook',
  // Browsers send reports without cookies, those of sandboxed pages from the origin `null`.
  '/csp-report',
]

/**
 * Refuses forms of other sites: a change must come from a page of this host. Browsers prove it with `Origin`, or with `Sec-Fetch-Site` for
 * requests to their own host; programs without either may pass as long as they send no cookies.
 */
export const sameOrigin: MiddlewareHandler = async (c, next) => {
  if (['GET', 'HEAD', 'OPTIONS'].includes(c.req.method) || OPEN_PATHS.some((path) => c.req.path.startsWith(path)))
    return next()
  const origin = c.req.header('Origin')
  const isOwn =
    origin === undefined
      ? c.req.header('Sec-Fetch-Site') === 'same-origin' || c.req.header('Cookie') === undefined
      : origin === new URL(c.req.url).origin
  if (isOwn) return next()
  return c.text('Diese Anfrage kam von einer anderen Seite. / This request came from another site.', 403)
}
