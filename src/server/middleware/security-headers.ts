import type { MiddlewareHandler } from 'hono'

/** Headers of every answer. Pages add their content security policy, which names their own scripts. */
export function securityHeaders(production: boolean): MiddlewareHandler {
  return async (c, next) => {
    await next()
    const headers = c.res.headers
    headers.set('X-Content-Type-Options', 'nosniff')
    // `no-referrer` would make browsers send `Origin: null` with forms, which the origin check refuses.
    headers.set('Referrer-Policy', 'strict-origin-when-cross-origin')
    headers.set('Cross-Origin-Opener-Policy', 'same-origin')
    // No other site's page may embed an answer, not even as a picture; sites of the same operator may.
    if (!headers.has('Cross-Origin-Resource-Policy')) headers.set('Cross-Origin-Resource-Policy', 'same-site')
    headers.set('Permissions-Policy', 'camera=(), microphone=(), payment=(), geolocation=(self)')
    if (!headers.has('X-Frame-Options')) headers.set('X-Frame-Options', 'DENY')
    if (production) headers.set('Strict-Transport-Security', 'max-age=31536000; includeSubDomains')
    if (!headers.has('Content-Security-Policy'))
      headers.set('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'")
  }
}

/**
 * The policy of a page: nothing from elsewhere, no inline script but its own (by nonce or by hashes), no inline style. Where an order is
 * paid on another site, `paymentSite` is its origin: browsers also refuse what a form is redirected to. A `FRAMED` page may stand in a
 * page of the same host, and a `FRAMING` one may show one.
 */
export function pagePolicy(
  ownScripts: string,
  development: boolean,
  paymentSite?: string,
  frame?: 'FRAMED' | 'FRAMING',
): string {
  const policy: Record<string, string> = {
    'default-src': "'none'",
    'script-src': `'self' ${ownScripts}`.trim(),
    'style-src': development ? "'self' 'unsafe-inline'" : "'self'",
    'img-src': "'self' data:",
    'font-src': "'self'",
    'connect-src': development ? "'self' ws:" : "'self'",
    'manifest-src': "'self'",
    'form-action': paymentSite ? `'self' ${paymentSite}` : "'self'",
    'base-uri': "'none'",
    'frame-ancestors': frame === 'FRAMED' ? "'self'" : "'none'",
    ...(frame === 'FRAMING' ? { 'frame-src': "'self'" } : {}),
  }
  return Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join('; ')
}
