import { matchPath } from '../routes/paths.ts'
import { isRouted } from '../routes/routed-screens.ts'
import type { Screen } from '../routes/screens.ts'

const AUTH_SCREENS: ReadonlySet<Screen> = new Set([
  'login',
  'register',
  'confirm',
  'forgot-password',
  'reset-password',
  'email-confirm',
  'alert-confirm',
  'alert-unsubscribe',
  'logout',
])

/** Screens nobody returns to after logging in: those of the login itself, and those a mail links to once. */
export function isAuthScreen(screen: Screen): boolean {
  return AUTH_SCREENS.has(screen)
}

/**
 * The target of `redirectTo`: a path of this shop that shows a screen, otherwise undefined. Anything a browser could read as another host
 * (`//x`, `/\x`, control characters, a scheme) is dropped, and so are screens nobody returns to and those without a page.
 */
export function redirectTarget(redirectTo: string | null): string | undefined {
  if (!redirectTo || redirectTo.length > 2_000 || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(redirectTo)) return undefined
  const url = new URL(redirectTo, 'http://shop.invalid')
  const match = url.host === 'shop.invalid' ? matchPath(url.pathname) : undefined
  return match && isPlace(match.screen) ? url.pathname + url.search : undefined
}

/** Whether there is something to return to; a document of an order is no page, but a link leads there. */
function isPlace(screen: Screen): boolean {
  return !isAuthScreen(screen) && (isRouted(screen) || screen === 'order-document')
}

/** The part of `redirectTo` that a mail may carry: a path that is the same for everybody, so that nobody can write words into it. */
export function mailedTarget(redirectTo: string | null): string | undefined {
  const target = redirectTarget(redirectTo)
  const match = target === undefined ? undefined : matchPath(new URL(target, 'http://shop.invalid').pathname)
  return match && Object.keys(match.params).length === 0 ? match.exact : undefined
}

/** The anchor of the checkout button on the cart page. */
export const CHECKOUT_ANCHOR = 'zur-kasse'

/** The target after logging in: a customer who was about to buy returns to the button they were led away from (open point 16). */
export function afterLogin(target: string): string {
  return matchPath(new URL(target, 'http://shop.invalid').pathname)?.screen === 'cart'
    ? `${target}#${CHECKOUT_ANCHOR}`
    : target
}

type RedirectOrigin = 'checkout' | 'trade-in' | 'later' | 'account'

/** What the visitor was about to do when asked to log in; undefined where it does not matter. */
export function redirectOrigin(target: string | undefined): RedirectOrigin | undefined {
  const screen = target && matchPath(new URL(target, 'http://shop.invalid').pathname)?.screen
  if (!screen) return undefined
  if (screen === 'cart' || screen.startsWith('checkout-')) return 'checkout'
  if (screen.startsWith('tradein')) return 'trade-in'
  if (screen === 'flow-later' || screen === 'flow-continue') return 'later'
  return ACCOUNT.has(screen) ? 'account' : undefined
}

const ACCOUNT: ReadonlySet<Screen> = new Set<Screen>([
  'profile',
  'address-book',
  'orders',
  'order',
  'garage',
  'garage-add',
  'favourites',
])

/** Whether a page belongs to the account: logging out there leads to the home page. */
export function isAccountScreen(screen: Screen): boolean {
  return ACCOUNT.has(screen) && screen !== 'favourites'
}
