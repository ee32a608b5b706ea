import type { MiddlewareHandler } from 'hono'
import { grantedContainers, sourcesOf } from '#domain/analytics/containers.ts'
import type { RequestSite } from './site.ts'

/** The path, on every host, to which browsers report what the policy of a page made them refuse. */
export const CSP_REPORT_PATH = '/csp-report'
const REPORTS = 'csp'

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
    else if (headers.get('Content-Security-Policy')?.includes(`report-to ${REPORTS}`))
      headers.set('Reporting-Endpoints', `${REPORTS}="${CSP_REPORT_PATH}"`)
    if (production) secureCookies(headers)
  }
}

/** Adds `Secure` to every cookie, whichever part of the shop sets it, so that none is sent without TLS. */
function secureCookies(headers: Headers): void {
  const cookies = headers.getSetCookie()
  const isSecure = (cookie: string) => /;\s*secure(?:;|$)/i.test(cookie)
  if (cookies.every(isSecure)) return
  headers.delete('Set-Cookie')
  for (const cookie of cookies) headers.append('Set-Cookie', isSecure(cookie) ? cookie : `${cookie}; Secure`)
}

export interface PagePolicy {
  /** The page's own inline scripts, by nonce or by hashes. */
  readonly ownScripts: string
  readonly development: boolean
  /** The origin of the site where an order is paid: browsers also refuse what a form is redirected to. */
  readonly paymentSite?: string | undefined
  /** Left out where nothing of third parties is ever loaded. */
  readonly site?: Pick<RequestSite, 'brand' | 'consent'>
  /** A FRAMED page may stand in a page of the same host, a FRAMING one may show one. */
  readonly frame?: 'FRAMED' | 'FRAMING' | undefined
}

/**
 * The policy of a page: from third parties only what its shop uses and this visitor has agreed to, no inline script but its own, and no
 * inline style outside development.
 */
export function pagePolicy({ ownScripts, development, paymentSite, site, frame }: PagePolicy): string {
  const foreign = sourcesOf(grantedContainers(site?.brand.containers, site?.consent?.granted ?? []))
  const sources = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' ')
  const policy: Record<string, string> = {
    'default-src': "'none'",
    'script-src': sources("'self'", ownScripts, ...foreign.scripts),
    'style-src': sources("'self'", development ? "'unsafe-inline'" : '', ...foreign.styles),
    'img-src': sources("'self' data:", ...foreign.pictures),
    'font-src': "'self'",
    // The videos of content pages.
    'media-src': "'self'",
    'connect-src': sources("'self'", development ? 'ws:' : '', ...foreign.connections),
    'manifest-src': "'self'",
    'form-action': sources("'self'", paymentSite),
    'base-uri': "'none'",
    'frame-ancestors': frame === 'FRAMED' ? "'self'" : "'none'",
    ...(frame === 'FRAMING' ? { 'frame-src': "'self'" } : {}),
    // Browsers that know `report-to` ignore `report-uri`.
    'report-uri': CSP_REPORT_PATH,
    'report-to': REPORTS,
  }
  return Object.entries(policy)
    .map(([directive, allowed]) => `${directive} ${allowed}`)
    .join('; ')
}
