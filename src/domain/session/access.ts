import type { Locale } from '../locale.ts'
import { matchPath, pathFor } from '../routes/paths.ts'
import { SCREENS, type Access, type Screen } from '../routes/screens.ts'

/**
 * Where a request for a screen is redirected; undefined where it may stay. `path` is the requested path and query. Source: specification,
 * section 4 "Route access".
 */
export function guardedTarget(screen: Screen, locale: Locale, path: string, isLoggedIn: boolean): string | undefined {
  const access: Access = SCREENS[screen].access
  // As at the cart, the page is open and its button leads to the login.
  if (access === 'public' || access === 'cart-login') return undefined
  if (access === 'guest') return isLoggedIn ? pathFor('garage', locale) : undefined
  if (isLoggedIn) return undefined
  if (access === 'root') return pathFor('home', locale)
  if (access === 'garage-page') return pathFor('online-garage', locale)
  if (typeof access === 'object') return loginPath(locale, pathFor(access.login, locale))
  return loginPath(locale, path)
}

/** The registration page, which leads back to `path` once the account is confirmed. */
export function registerPath(locale: Locale, path: string): string {
  return `${pathFor('register', locale)}?redirectTo=${encodeURIComponent(path)}`
}

/** The login page, which leads back to `path`. */
export function loginPath(locale: Locale, path: string): string {
  return `${pathFor('login', locale)}?redirectTo=${encodeURIComponent(path)}`
}

/**
 * Where a link to `href` leads. Visitors would be sent from some pages to the home page: the login leads them there instead.
 */
export function linkTarget(href: string, locale: Locale, isLoggedIn: boolean): string {
  const screen = isLoggedIn ? undefined : matchPath(href.split(/[?#]/)[0] ?? '')?.screen
  return screen && SCREENS[screen].access === 'root' ? loginPath(locale, href) : href
}
