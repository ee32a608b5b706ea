import { DEFAULT_LOCALE, isLocale, type Locale } from '../locale.ts'
import { createPathTable, type ScreenMatch as MatchOf } from './path-table.ts'
import { SCREENS, type Screen } from './screens.ts'

export type { PathParams } from './path-table.ts'
export type ScreenMatch = MatchOf<Screen>

/** The addresses of the storefront. */
export const { pathsOf, pathFor, matchPath } = createPathTable<Screen>(SCREENS)

/**
 * The language of a request: the path decides. On paths that both languages share, and on those of no page, `?lang` does, and then what
 * the visitor prefers.
 */
export function localeOf(path: string, query: URLSearchParams, preferred?: string): Locale {
  const match = matchPath(path)
  if (match && !match.shared) return match.locale
  if (!match && isBelowEnglishHome(path)) return 'en'
  return [query.get('lang'), preferred].find(isLocale) ?? DEFAULT_LOCALE
}

/** Whether an address says its language. A shared one without `?lang` does, too: it is the German page's. One of no page does not. */
export function hasLanguage(path: string): boolean {
  return matchPath(path) !== undefined || isBelowEnglishHome(path)
}

function isBelowEnglishHome(path: string): boolean {
  return path === '/en' || path.startsWith('/en/')
}

/** The same screen with the same parameters and query in the other language. */
export function inOtherLocale(path: string, search: string, locale: Locale): string {
  const match = matchPath(path)
  const query = new URLSearchParams(search)
  query.delete('lang')
  if (!match) return locale === DEFAULT_LOCALE ? '/' : '/en'
  const [target = '', extra] = pathFor(match.screen, locale, match.params).split('?')
  if (extra) query.set('lang', locale)
  const rest = query.toString()
  return rest ? `${target}?${rest}` : target
}

/** In-page navigation asks for a page's data at its path + `.data`; the language is the page's. */
export function pagePath(path: string): string {
  if (path === '/_root.data') return '/'
  return path.endsWith('.data') ? path.slice(0, -'.data'.length) : path
}
