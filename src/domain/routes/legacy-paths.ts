import { DEFAULT_LOCALE, type Locale } from '../locale.ts'
import { type PathParams, pathFor } from './paths.ts'
import type { Screen } from './screens.ts'

interface LegacyRow {
  /** The requested path; `:name` stands for a segment. */
  readonly from: string
  readonly screen: Screen
  readonly locale?: Locale
  /** Parameters of the screen that are always the same. */
  readonly params?: PathParams
}

/** Addresses of no screen that people type, remember or find printed; each redirects to the page they mean. */
const LEGACY: readonly LegacyRow[] = [
  { from: '/de', screen: 'home' },
  { from: '/index.html', screen: 'home' },
  { from: '/impressum', screen: 'content', params: { slug: 'impressum' } },
  { from: '/imprint', screen: 'content', locale: 'en', params: { slug: 'impressum' } },
  { from: '/datenschutz', screen: 'content', params: { slug: 'datenschutz' } },
  { from: '/privacy', screen: 'content', locale: 'en', params: { slug: 'datenschutz' } },
  { from: '/agb', screen: 'content', params: { slug: 'agb' } },
  { from: '/kontakt', screen: 'content', params: { slug: 'kontakt' } },
  { from: '/contact', screen: 'content', locale: 'en', params: { slug: 'kontakt' } },
  { from: '/hilfe', screen: 'content', params: { slug: 'hilfe-faqs' } },
  { from: '/faq', screen: 'content', params: { slug: 'hilfe-faqs' } },
  { from: '/barrierefreiheit', screen: 'content', params: { slug: 'barrierefreiheit' } },
  { from: '/gebrauchtwagen', screen: 'cars-used' },
  { from: '/neuwagen', screen: 'cars-new' },
  { from: '/elektroautos', screen: 'cars-electric' },
  { from: '/dealer/:dealer', screen: 'dealer', locale: 'en' },
]

const COMPILED = LEGACY.map(({ from, screen, locale = DEFAULT_LOCALE, params = {} }) => ({
  expression: new RegExp(`^${from.replaceAll('.', '\\.').replaceAll(/:(\w+)/g, '(?<$1>[a-z0-9-]+)')}/?$`, 'i'),
  targetOf: (parts: PathParams) => pathFor(screen, locale, { ...params, ...parts }),
}))

/** The target of a legacy address; undefined for an unknown one. */
export function legacyTarget(path: string): string | undefined {
  for (const { expression, targetOf } of COMPILED) {
    const match = expression.exec(path)
    if (match) return targetOf({ ...match.groups })
  }
  return undefined
}

/** Every legacy path with a sample in each place, for tests. */
export const LEGACY_PATHS: readonly string[] = LEGACY.map(({ from }) => from.replaceAll(/:\w+/g, 'hansen'))
