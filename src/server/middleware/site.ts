import { type HostRules, brandOfHost } from '#domain/brand-of-host.ts'
import { type Brand, MAIN_BRAND } from '#domain/brand.ts'
import { acceptedLocale } from '#domain/accepted-locale.ts'
import { purposesOf } from '#domain/analytics/containers.ts'
import { type ConsentState, consentState } from '#domain/consent/consent.ts'
import { DEFAULT_LOCALE, isLocale, type Locale } from '#domain/locale.ts'
import { localeOf, pagePath, hasLanguage } from '#domain/routes/paths.ts'
import { CONSENT_COOKIE } from '#domain/session/cookies.ts'
import type { HostedBrand } from '#domain/brand-of-host.ts'
import type { MiddlewareHandler } from 'hono'
import { getCookie } from 'hono/cookie'
import type { WebEnv } from '../web-env.ts'

export interface RequestSite {
  readonly brand: Brand
  readonly locale: Locale
  /** The origin as the visitor sees it; the main site's where the host has no shop, so that links work. */
  readonly origin: string
  /** The main site's origin; left out on the main site itself. */
  readonly mainOrigin?: string
  readonly known: boolean
  /** The language is the browser's, because the address says none. */
  readonly isNegotiated?: true
  /** The visitor's decision about what the shop loads of third parties; left out where that needs none. */
  readonly consent?: ConsentState | undefined
}

/** Finds the brand of the host and the language of the path; everything after it may rely on `c.get('site')`. */
export function siteMiddleware(brands: () => readonly HostedBrand[], rules: HostRules): MiddlewareHandler<WebEnv> {
  return async (c, next) => {
    const url = new URL(c.req.url)
    const brand = brandOfHost(url.host, brands(), rules)
    const cookie = getCookie(c, 'locale')
    const path = pagePath(url.pathname)
    // A host without a shop has no addresses in a language, and no unknown address has one: both speak the visitor's.
    const isNegotiated = brand ? !hasLanguage(path) : !url.pathname.startsWith('/preview')
    const preferred = isNegotiated ? acceptedLocale(c.req.header('Accept-Language')) : undefined
    const mainOrigin = `${url.protocol}//${rules.mainHost}${url.port ? `:${url.port}` : ''}`
    const consent = consentState(purposesOf(brand?.containers), getCookie(c, CONSENT_COOKIE))
    c.set('site', {
      ...(consent ? { consent } : {}),
      brand: brand ?? MAIN_BRAND,
      known: brand !== undefined,
      origin: brand ? url.origin : mainOrigin,
      ...(brand?.slug ? { mainOrigin } : {}),
      ...(isNegotiated ? { isNegotiated } : {}),
      locale:
        brand || !isNegotiated
          ? localeOf(path, url.searchParams, isLocale(cookie) ? cookie : preferred)
          : (preferred ?? DEFAULT_LOCALE),
    })
    await next()
  }
}
