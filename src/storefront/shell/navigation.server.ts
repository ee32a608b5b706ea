import type { Brand } from '#domain/brand.ts'
import type { Locale } from '#domain/locale.ts'
import { inOtherLocale, matchPath, pathFor } from '#domain/routes/paths.ts'
import type { Screen } from '#domain/routes/screens.ts'
import { navigationTexts } from '#messages/navigation.ts'
import { isRouted } from '../routed-screens.ts'
import type { FrameView, NavigationLink } from './frame-view.ts'

type TextKey = keyof typeof navigationTexts

interface Entry {
  readonly text: TextKey
  readonly screen: Screen
  /** Name of a content page. */
  readonly slug?: string
}
interface SectionRow {
  readonly text: TextKey
  /** Where the section's own name leads. */
  readonly screen: Screen
  readonly entries: readonly Entry[]
}

const SECTIONS: readonly SectionRow[] = [
  {
    text: 'buy',
    screen: 'cars',
    entries: [
      { text: 'allCars', screen: 'cars' },
      { text: 'usedCars', screen: 'cars-used' },
      { text: 'newCars', screen: 'cars-new' },
      { text: 'electricCars', screen: 'cars-electric' },
      { text: 'hybridCars', screen: 'cars-hybrid' },
      { text: 'suvs', screen: 'cars-suv' },
      { text: 'smallCars', screen: 'cars-small' },
      { text: 'vans', screen: 'cars-van' },
      { text: 'dayRegistrations', screen: 'cars-day-registration' },
    ],
  },
  {
    text: 'sell',
    screen: 'tradein',
    entries: [
      { text: 'sellToDealer', screen: 'tradein' },
      { text: 'sellPrivately', screen: 'private-sale-information' },
    ],
  },
  {
    text: 'accessories',
    screen: 'accessories',
    entries: [
      { text: 'allAccessories', screen: 'accessories' },
      { text: 'carParts', screen: 'car-parts' },
    ],
  },
  { text: 'workshop', screen: 'workshop', entries: [{ text: 'workshopServices', screen: 'workshop' }] },
  { text: 'dealers', screen: 'dealers', entries: [{ text: 'findDealer', screen: 'dealers' }] },
]

/** The account's links: the first two for guests, the rest once logged in; the last one ends the session. */
const ACCOUNT: readonly Entry[] = [
  { text: 'login', screen: 'login' },
  { text: 'register', screen: 'register' },
  { text: 'garage', screen: 'garage' },
  { text: 'orders', screen: 'orders' },
  { text: 'profile', screen: 'profile' },
  { text: 'addresses', screen: 'address-book' },
  { text: 'logout', screen: 'logout' },
]

const GENERAL: readonly Entry[] = [
  { text: 'contact', screen: 'content', slug: 'kontakt' },
  { text: 'help', screen: 'content', slug: 'hilfe-faqs' },
]

const LEGAL: readonly Entry[] = [
  { text: 'withdraw', screen: 'withdrawal' },
  { text: 'imprint', screen: 'content', slug: 'impressum' },
  { text: 'privacy', screen: 'content', slug: 'datenschutz' },
  { text: 'terms', screen: 'content', slug: 'agb' },
  { text: 'accessibility', screen: 'content', slug: 'barrierefreiheit' },
  { text: 'ranking', screen: 'content', slug: 'reihenfolge' },
  { text: 'cookies', screen: 'cookie-settings' },
]

/** The frame of a page in its language: what header, menus and footer link to, as far as these screens exist. */
export function frameOf(url: URL, locale: Locale, { merchantUuids }: Pick<Brand, 'merchantUuids'>): FrameView {
  const screen = matchPath(url.pathname)?.screen
  const other = locale === 'de' ? 'en' : 'de'
  return {
    home: pathFor('home', locale),
    cars: pathFor('cars', locale),
    ...(isRouted('favourites') ? { favourites: pathFor('favourites', locale) } : {}),
    compare: pathFor('compare', locale),
    ...(isRouted('cart') ? { cart: pathFor('cart', locale) } : {}),
    ranking: pathFor('content', locale, { slug: 'reihenfolge' }),
    otherLanguage: inOtherLocale(url.pathname, url.search, other),
    sections: SECTIONS.filter(
      // In a shop of one dealer there is nobody to be found.
      ({ screen }) => isRouted(screen) && !(screen === 'dealers' && merchantUuids.length === 1),
    ).map((section) => ({
      ...linkTo(section, locale),
      ...(belongsTo(section, screen) ? { current: true as const } : {}),
      links: links(section.entries, locale),
    })),
    guest: links(ACCOUNT.slice(0, 2), locale),
    general: links(GENERAL, locale),
    legal: links(LEGAL, locale),
  }
}

function belongsTo(section: SectionRow, screen: Screen | undefined): boolean {
  if (screen === undefined) return false
  if (section.screen === 'cars' && (screen === 'vehicle' || screen.startsWith('cars-'))) return true
  if (section.screen === 'dealers' && screen === 'dealer') return true
  return section.screen === screen || section.entries.some((entry) => entry.screen === screen)
}

function links(entries: readonly Entry[], locale: Locale): NavigationLink[] {
  return entries.filter(({ screen }) => isRouted(screen)).map((entry) => linkTo(entry, locale))
}

function linkTo({ text, screen, slug }: Entry, locale: Locale): NavigationLink {
  const href = pathFor(screen, locale, slug === undefined ? {} : { slug })
  return { label: navigationTexts[text][locale], href, ...(screen === 'withdrawal' ? { strong: true as const } : {}) }
}
