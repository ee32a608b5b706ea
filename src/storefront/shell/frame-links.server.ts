import { type ContentKey, isContentKey, USUAL_CONTENT_KEYS } from '#domain/brand-look/content-keys.ts'
import { type Brand, isOneDealers } from '#domain/brand.ts'
import type { Locale } from '#domain/locale.ts'
import { pathFor } from '#domain/routes/paths.ts'
import { isRouted as isRoutedNow } from '#domain/routes/routed-screens.ts'
import type { Screen } from '#domain/routes/screens.ts'
import { linkTarget } from '#domain/session/access.ts'
import { navigationTexts } from '#messages/navigation.ts'
import type { NavigationQuery } from '#storefront/generated/graphql.ts'
import type { Site } from '../request.server.ts'
import { builtInSections } from './built-in-sections.server.ts'
import type { FrameLinks, NavigationLink, NavigationSection } from './frame-view.ts'

interface Entry {
  readonly text: keyof typeof navigationTexts
  readonly screen: Screen
  /** Name of a content page. */
  readonly slug?: string
}

/** Pages that a dealer's storefront may choose for its service column. */
const PAGES: Readonly<Record<ContentKey, Entry>> = {
  kontakt: { text: 'contact', screen: 'content', slug: 'kontakt' },
  'hilfe-faqs': { text: 'help', screen: 'content', slug: 'hilfe-faqs' },
  ratgeber: { text: 'guide', screen: 'guide' },
  newsletter: { text: 'newsletter', screen: 'newsletter' },
  'online-garage': { text: 'onlineGarage', screen: 'content', slug: 'online-garage' },
  'garage-video': { text: 'garageVideo', screen: 'content', slug: 'garage-video' },
  preisbewertung: { text: 'priceRating', screen: 'content', slug: 'preisbewertung' },
}

const GENERAL: readonly Entry[] = USUAL_CONTENT_KEYS.map((key) => PAGES[key])

/** About the operator, so on the main site only; its page leads on to press and careers. */
const OPERATOR: Entry = { text: 'aboutUs', screen: 'content', slug: 'ueber-uns' }

const LEGAL: readonly Entry[] = [
  { text: 'withdraw', screen: 'withdrawal' },
  { text: 'withdrawalTerms', screen: 'content', slug: 'widerrufsbelehrung' },
  { text: 'imprint', screen: 'content', slug: 'impressum' },
  { text: 'privacy', screen: 'content', slug: 'datenschutz' },
  { text: 'terms', screen: 'content', slug: 'agb' },
  { text: 'accessibility', screen: 'content', slug: 'barrierefreiheit' },
  { text: 'ranking', screen: 'content', slug: 'reihenfolge' },
  { text: 'cookies', screen: 'cookie-settings' },
]

type WrittenSections = NonNullable<NavigationQuery['navigation']>

/** What of a site decides about the links of its frame. */
export type LinkingSite = Pick<Site, 'locale' | 'brand' | 'session' | 'dealerPortal' | 'consent'>

/** The links of the frame on this screen, as far as their screens exist: the sections an editor wrote, else our own. */
export function frameLinksOf(
  screen: Screen | undefined,
  { locale, brand, session, dealerPortal, consent }: LinkingSite,
  { navigation, ownPages = [] }: Partial<NavigationQuery> = {},
  isRouted: (screen: Screen) => boolean = isRoutedNow,
): FrameLinks {
  const links = (entries: readonly Entry[]) =>
    entries.filter((entry) => isRouted(entry.screen)).map((entry) => linkTo(entry, locale))
  return {
    sections: sectionsOf(navigation ?? builtInSections(locale), brand, locale, screen, isRouted).map((section) => ({
      ...section,
      links: section.links.map((link) => ({ ...link, href: linkTarget(link.href, locale, session !== null) })),
    })),
    general: [
      ...links(generalOf(brand)),
      ...ownPages.map(({ slug, title }) => ({ label: title, href: pathFor('content', locale, { slug }) })),
    ],
    legal: [
      // Where nothing needs a consent there is nothing to set.
      ...links(LEGAL).filter((_, index) => consent !== undefined || LEGAL[index]?.screen !== 'cookie-settings'),
      ...(dealerPortal ? [{ label: navigationTexts.dealerArea[locale], href: dealerPortal }] : []),
    ],
  }
}

/** The sections that a page of this screen belongs to: all that its screen decides about the links. */
export function sectionsOfScreen(
  screen: Screen | undefined,
  locale: Locale,
  { navigation }: Partial<NavigationQuery>,
): string[] {
  const sections = navigation ?? builtInSections(locale)
  return sections.filter((section) => belongsTo(section, screen)).map((section) => section.screen)
}

function generalOf({ slug, contentKeys }: Brand): readonly Entry[] {
  if (slug === null) return [...GENERAL, OPERATOR]
  return contentKeys?.filter(isContentKey).map((key) => PAGES[key]) ?? GENERAL
}

/** The shop of one dealer has no other dealers to find, and private offers are shown on the main site alone. */
const NOT_IN_ONE_DEALERS: ReadonlySet<Screen> = new Set(['dealers', 'private-sale-information'])

function sectionsOf(
  sections: WrittenSections,
  brand: Pick<Brand, 'merchantUuids' | 'sections'>,
  locale: Locale,
  current: Screen | undefined,
  isRouted: (screen: Screen) => boolean,
): NavigationSection[] {
  const isOwnShop = isOneDealers(brand)
  const exists = ({ screen }: { readonly screen: string }) =>
    isRouted(screen as Screen) && !(isOwnShop && NOT_IN_ONE_DEALERS.has(screen as Screen))
  const labelOf = ({ label, screen }: { readonly label: string; readonly screen: string }) =>
    isOwnShop && screen === 'tradein' ? navigationTexts.sellToUs[locale] : label
  const own = brand.sections?.flatMap((name) => sections.filter(({ screen }) => screen === name)) ?? sections
  return own.filter(exists).map((section) => {
    const teasers = section.teasers.filter(exists).map(({ title, line, href, picture }) => ({
      title,
      line,
      href,
      ...(picture ? { picture } : {}),
    }))
    return {
      label: section.label,
      href: section.href,
      ...(belongsTo(section, current) ? { current: true as const } : {}),
      links: section.links.filter(exists).map((link) => ({ label: labelOf(link), href: link.href })),
      ...(teasers.length > 0 ? { teasers } : {}),
    }
  })
}

function belongsTo(section: WrittenSections[number], screen: Screen | undefined): boolean {
  if (screen === undefined) return false
  if (section.screen === 'cars' && (screen === 'vehicle' || screen.startsWith('cars-'))) return true
  if (section.screen === 'dealers' && screen === 'dealer') return true
  if (section.screen === 'accessories' && screen === 'accessory') return true
  if (section.screen === screen) return true
  // A page of text may be linked from several sections; it belongs to none.
  return screen !== 'content' && section.links.some((link) => link.screen === screen)
}

function linkTo({ text, screen, slug }: Entry, locale: Locale): NavigationLink {
  const href = pathFor(screen, locale, slug === undefined ? {} : { slug })
  return { label: navigationTexts[text][locale], href, ...(screen === 'withdrawal' ? { strong: true as const } : {}) }
}
