import type { MiddlewareHandler } from 'hono'

/** Answered without cookies, by a key or a secret of their own: any origin may post there. */
const OPEN = ['/graphql', '/api/feeds/', '/api/alerts/unsubscribe', '/api/payment/webhook']

/**
 * Forms of other sites are refused: what changes something must come from a page of this very host. Browsers say so with `Origin`, or,
 * where a page of ours asks its own host, with `Sec-Fetch-Site`; programs that say nothing may pass as long as they bring no cookies.
 */
export const sameOrigin: MiddlewareHandler = async (c, next) => {
  if (['GET', 'HEAD', 'OPTIONS'].includes(c.req.method) || OPEN.some((path) => c.req.path.startsWith(path)))
    return next()
  const origin = c.req.header('Origin')
  const isOwn =
    origin === undefined
      ? c.req.header('Sec-Fetch-Site') === 'same-origin' || c.req.header('Cookie') === undefined
      : origin === new URL(c.req.url).origin
  if (isOwn) return next()
  return c.text('Diese Anfrage kam von einer anderen Seite. / This request came from another site.', 403)
}
