import type { Locale } from '#domain/locale.ts'
import { pathFor } from '#domain/routes/paths.ts'
import type { Screen } from '#domain/routes/screens.ts'
import { navigationTexts } from '#messages/navigation.ts'
import { isRouted } from '../routed-screens.ts'

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

export interface NavigationLink {
  readonly screen: Screen
  readonly label: string
  readonly href: string
}
export interface NavigationSection extends NavigationLink {
  readonly links: readonly NavigationLink[]
}

/** Sections of the main navigation whose screen exists, with their links. */
export function sectionsIn(locale: Locale): NavigationSection[] {
  return SECTIONS.filter(({ screen }) => isRouted(screen)).map(({ text, screen, entries }) => ({
    ...linkTo({ text, screen }, locale),
    links: links(entries, locale),
  }))
}

export const guestLinks = (locale: Locale): NavigationLink[] => links(ACCOUNT.slice(0, 2), locale)
export const generalLinks = (locale: Locale): NavigationLink[] => links(GENERAL, locale)
export const legalLinks = (locale: Locale): NavigationLink[] => links(LEGAL, locale)

/** Address of a screen, or undefined while there is none. */
export function hrefOf(screen: Screen, locale: Locale): string | undefined {
  return isRouted(screen) ? pathFor(screen, locale) : undefined
}

function links(entries: readonly Entry[], locale: Locale): NavigationLink[] {
  return entries.filter(({ screen }) => isRouted(screen)).map((entry) => linkTo(entry, locale))
}

function linkTo({ text, screen, slug }: Entry, locale: Locale): NavigationLink {
  const href = pathFor(screen, locale, slug === undefined ? {} : { slug })
  return { screen, label: navigationTexts[text][locale], href }
}
