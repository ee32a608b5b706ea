import { DEFAULT_LOCALE, isLocale, LOCALES, type Locale } from '../locale.ts'
import { SCREENS, type Screen } from './screens.ts'

export type PathParams = Readonly<Record<string, string | number>>

/** Every path of a screen in one language, the canonical one first. */
export function pathsOf(screen: Screen, locale: Locale): readonly string[] {
  const paths = SCREENS[screen][locale]
  return typeof paths === 'string' ? [paths] : paths
}

/** The address of a screen; parameters are encoded. Throws when the canonical path needs a parameter that is not given. */
export function pathFor(screen: Screen, locale: Locale, params: PathParams = {}): string {
  const pattern = pathsOf(screen, locale)
    .filter((path) => parametersOf(path).every((name) => name in params))
    .sort((a, b) => parametersOf(b).length - parametersOf(a).length)[0]
  if (pattern === undefined)
    throw new Error(`No path of ${screen} takes the parameters ${Object.keys(params).join(', ')}`)
  const path = parametersOf(pattern).reduce(
    (filled, name) => filled.replace(`:${name}`, () => encodeURIComponent(String(params[name]))),
    pattern,
  )
  return locale !== DEFAULT_LOCALE && isShared(pattern) ? `${path}?lang=${locale}` : path
}

// Memoised, because every link of every page asks.
const parameters = new Map<string, readonly string[]>()

function parametersOf(pattern: string): readonly string[] {
  const known = parameters.get(pattern) ?? [...pattern.matchAll(/:(\w+)/g)].map((match) => match[1]!)
  parameters.set(pattern, known)
  return known
}

export interface ScreenMatch {
  readonly screen: Screen
  readonly locale: Locale
  readonly params: Readonly<Record<string, string>>
  /** Both languages live under this path, so the query or the visitor's choice decides (`?lang=en`). */
  readonly shared: boolean
  /** The path in the spelling of the table: case of the fixed words, no trailing slash. */
  readonly exact: string
}

interface CompiledPattern {
  readonly screen: Screen
  readonly locale: Locale
  readonly pattern: string
  readonly expression: RegExp
  readonly shared: boolean
}

function isShared(pattern: string): boolean {
  return SHARED.has(pattern)
}

const SHARED = new Set<string>()
const PATTERNS: CompiledPattern[] = compile()

function compile(): CompiledPattern[] {
  const screens = Object.keys(SCREENS) as Screen[]
  for (const screen of screens) {
    const english = new Set(pathsOf(screen, 'en'))
    for (const path of pathsOf(screen, 'de')) if (english.has(path)) SHARED.add(path)
  }
  const all = LOCALES.flatMap((locale) =>
    screens.flatMap((screen) =>
      pathsOf(screen, locale).map((pattern) => ({
        screen,
        locale,
        pattern,
        shared: SHARED.has(pattern),
        expression: new RegExp(`^${pattern.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)').replace('*', '(?<rest>.*)')}$`, 'i'),
      })),
    ),
  )
  // Fixed words win over parameters: /auto-kaufen/suv before /auto-kaufen/:slug.
  return all.sort((a, b) => parametersOf(a.pattern).length - parametersOf(b.pattern).length)
}

/** No address of ours is nearly as long; longer ones are not matched at all. */
const MAX_PATH_LENGTH = 2_000

function withoutTrailingSlashes(path: string): string {
  let end = path.length
  while (end > 1 && path[end - 1] === '/') end--
  return path.slice(0, end)
}

/** Which screen a path shows, ignoring case and a trailing slash; undefined for an unknown path. */
export function matchPath(path: string): ScreenMatch | undefined {
  if (path.length > MAX_PATH_LENGTH) return undefined
  const bare = withoutTrailingSlashes(path)
  for (const { screen, locale, pattern, expression, shared } of PATTERNS) {
    const match = expression.exec(bare)
    if (!match) continue
    const raw = match.groups ?? {}
    const exact = pattern.replaceAll(/:(\w+)/g, (_, name: string) => raw[name]!).replace('*', () => raw.rest ?? '')
    return { screen, locale, shared, exact, params: decodeAll(raw) }
  }
  return undefined
}

function decodeAll(groups: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, decode(value)]))
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

/** The language of a request: the path decides; on paths that both languages share, `?lang` and then the cookie. */
export function localeOf(path: string, query: URLSearchParams, cookieLocale?: string): Locale {
  const match = matchPath(path)
  if (match && !match.shared) return match.locale
  const requested = query.get('lang') ?? cookieLocale
  return isLocale(requested) ? requested : path === '/en' || path.startsWith('/en/') ? 'en' : DEFAULT_LOCALE
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
