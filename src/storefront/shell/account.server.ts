import type { Locale } from '#domain/locale.ts'
import { pathFor } from '#domain/routes/paths.ts'
import type { Screen } from '#domain/routes/screens.ts'
import { isAuthScreen } from '#domain/session/redirect-target.ts'
import { navigationTexts } from '#messages/navigation.ts'
import type { AccountView, NavigationLink } from './frame-view.ts'

interface Asking {
  readonly url: URL
  readonly locale: Locale
  /** The screen of the page; undefined where its address is no screen. */
  readonly screen: Screen | undefined
  readonly loggedIn: boolean
  readonly isRouted: (screen: Screen) => boolean
}

/**
 * The account's menu. Guests may log in (and return to the same page) or register; customers get the links of the account and, last,
 * the logout.
 */
export function accountOf({ url, locale, screen, loggedIn, isRouted }: Asking): AccountView {
  const link = (text: keyof typeof navigationTexts, to: Screen): NavigationLink[] =>
    isRouted(to) ? [{ label: navigationTexts[text][locale], href: pathFor(to, locale) }] : []
  const currentPath = url.pathname + url.search
  if (!loggedIn) {
    const [login] = link('login', 'login')
    const [register] = link('register', 'register')
    const back = screen === undefined || isAuthScreen(screen) ? url.searchParams.get('redirectTo') : currentPath
    return {
      ...(login ? { login: { ...login, href: withReturn(login.href, back) } } : {}),
      ...(register ? { register } : {}),
      links: [],
      more: [],
    }
  }
  const [logout] = link('logout', 'logout')
  return {
    ...(isRouted('garage') ? { garage: pathFor('garage', locale) } : {}),
    links: [
      ...link('garage', 'garage'),
      ...link('orders', 'orders'),
      ...link('profile', 'profile'),
      ...link('addresses', 'address-book'),
    ],
    more: [
      ...link('requests', 'requests'),
      ...link('favourites', 'favourites'),
      ...link('savedSearches', 'saved-searches'),
      ...link('privateSales', 'private-sales'),
    ],
    ...renewOf(link('login', 'login')[0], currentPath),
    ...(logout ? { logout: { ...logout, from: currentPath } } : {}),
  }
}

function renewOf(login: NavigationLink | undefined, currentPath: string): Pick<AccountView, 'renew'> {
  return login ? { renew: { ...login, href: withReturn(login.href, currentPath) } } : {}
}

/** The address of the login with the page to return to. The login checks again where it may lead. */
function withReturn(href: string, back: string | null): string {
  if (!back?.startsWith('/') || back.startsWith('//')) return href
  return `${href}${href.includes('?') ? '&' : '?'}redirectTo=${encodeURIComponent(back)}`
}
