import { DEFAULT_LOCALE, LOCALES, type Locale } from '../locale.ts'

export type PathParams = Readonly<Record<string, string | number>>

/** The paths of a screen by language: one, or several with the canonical one first. */
export type ScreenPaths = Readonly<Record<Locale, string | readonly string[]>>

export interface ScreenMatch<Screen extends string> {
  readonly screen: Screen
  readonly locale: Locale
  readonly params: Readonly<Record<string, string>>
  /** Both languages live under this path, so the query or the visitor's choice decides (`?lang=en`). */
  readonly shared: boolean
  /** The path in the spelling of the table: case of the fixed words, no trailing slash. */
  readonly exact: string
}

export interface PathTable<Screen extends string> {
  /** Every path of a screen in one language, the canonical one first. */
  pathsOf(screen: Screen, locale: Locale): readonly string[]
  /** The address of a screen; parameters are encoded. Throws when the canonical path needs a parameter that is not given. */
  pathFor(screen: Screen, locale: Locale, params?: PathParams): string
  /** Which screen a path shows, ignoring case and a trailing slash; undefined for an unknown path. */
  matchPath(path: string): ScreenMatch<Screen> | undefined
}

interface CompiledPattern<Screen extends string> {
  readonly screen: Screen
  readonly locale: Locale
  readonly pattern: string
  readonly expression: RegExp
  readonly shared: boolean
}

/** No address of ours is nearly as long; longer ones are not matched at all. */
const MAX_PATH_LENGTH = 2_000

/** Addresses and screens of a table of screens, in both directions. */
export function createPathTable<Screen extends string>(
  screens: Readonly<Record<Screen, ScreenPaths>>,
): PathTable<Screen> {
  const shared = new Set<string>()
  const pathsOf = (screen: Screen, locale: Locale): readonly string[] => {
    const paths = screens[screen][locale]
    return typeof paths === 'string' ? [paths] : paths
  }
  const { fixed, byFirstWord } = indexed(compile())

  function compile(): CompiledPattern<Screen>[] {
    const names = Object.keys(screens) as Screen[]
    for (const screen of names) {
      const english = new Set(pathsOf(screen, 'en'))
      for (const path of pathsOf(screen, 'de')) if (english.has(path)) shared.add(path)
    }
    const all = LOCALES.flatMap((locale) =>
      names.flatMap((screen) =>
        pathsOf(screen, locale).map((pattern) => ({
          ...{ screen, locale, pattern, shared: shared.has(pattern) },
          expression: new RegExp(`^${pattern.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)').replace('*', '(?<rest>.*)')}$`, 'i'),
        })),
      ),
    )
    return all.sort((a, b) => parametersOf(a.pattern).length - parametersOf(b.pattern).length)
  }

  function match(path: string): ScreenMatch<Screen> | undefined {
    if (path.length > MAX_PATH_LENGTH) return undefined
    const bare = withoutTrailingSlashes(path)
    // Fixed words win over parameters: /auto-kaufen/suv before /auto-kaufen/:slug.
    const candidates = fixed.get(bare.toLowerCase()) ?? byFirstWord.get(firstWordOf(bare)) ?? []
    for (const { screen, locale, pattern, expression, shared: isShared } of candidates) {
      const found = expression.exec(bare)
      if (!found) continue
      const raw = found.groups ?? {}
      const exact = pattern.replaceAll(/:(\w+)/g, (_, name: string) => raw[name]!).replace('*', () => raw.rest ?? '')
      return { screen, locale, shared: isShared, exact, params: decodeAll(raw) }
    }
    return undefined
  }

  // Each layer of the server asks for the path of the request.
  let last: { readonly path: string; readonly match: ScreenMatch<Screen> | undefined } | undefined

  return {
    pathsOf,
    pathFor(screen, locale, params = {}) {
      const pattern = pathsOf(screen, locale)
        .filter((path) => parametersOf(path).every((name) => name in params))
        .sort((a, b) => parametersOf(b).length - parametersOf(a).length)[0]
      if (pattern === undefined)
        throw new Error(`No path of ${screen} takes the parameters ${Object.keys(params).join(', ')}`)
      const path = parametersOf(pattern).reduce(
        (filled, name) => filled.replace(`:${name}`, () => encodeURIComponent(String(params[name]))),
        pattern,
      )
      return locale !== DEFAULT_LOCALE && shared.has(pattern) ? `${path}?lang=${locale}` : path
    },
    matchPath(path) {
      if (last?.path !== path) last = { path, match: match(path) }
      return last.match
    },
  }
}

/** Patterns by what is fixed of them, so that a path is compared with few of them: every request asks several times. */
function indexed<Screen extends string>(patterns: readonly CompiledPattern<Screen>[]) {
  const isFixed = ({ pattern }: CompiledPattern<Screen>) => parametersOf(pattern).length === 0 && !pattern.includes('*')
  return {
    fixed: Map.groupBy(patterns.filter(isFixed), ({ pattern }) => pattern.toLowerCase()),
    byFirstWord: Map.groupBy(
      patterns.filter((pattern) => !isFixed(pattern)),
      ({ pattern }) => firstWordOf(pattern),
    ),
  }
}

function firstWordOf(path: string): string {
  return (path.split('/', 2)[1] ?? '').toLowerCase()
}

// Memoised, because every link of every page needs them.
const parameters = new Map<string, readonly string[]>()

function parametersOf(pattern: string): readonly string[] {
  const known = parameters.get(pattern) ?? [...pattern.matchAll(/:(\w+)/g)].map((match) => match[1]!)
  parameters.set(pattern, known)
  return known
}

function withoutTrailingSlashes(path: string): string {
  let end = path.length
  while (end > 1 && path[end - 1] === '/') end--
  return path.slice(0, end)
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
