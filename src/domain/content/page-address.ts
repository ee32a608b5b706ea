/** Where a page of text stands: plain pages, the guide for buyers, the press releases. */
export const CONTENT_SECTIONS = ['PAGES', 'GUIDE', 'PRESS'] as const
export type ContentSection = (typeof CONTENT_SECTIONS)[number]

/** File systems refuse longer names. */
const MAX_SLUG = 100

export function isPageSlug(slug: string): boolean {
  return slug.length <= MAX_SLUG && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)
}

/**
 * An order is concluded under these, or they say how offers are ordered and rated, so they are the operator's and the same in every shop.
 */
const LEGAL_SLUGS: ReadonlySet<string> = new Set([
  'agb',
  'datenschutz',
  'preisbewertung',
  'reihenfolge',
  'widerrufsbelehrung',
])

export function isLegalPage(section: ContentSection, slug: string): boolean {
  return section === 'PAGES' && (LEGAL_SLUGS.has(slug) || slug.startsWith('garantiebedingungen'))
}

/** A dealer's shop derives these from the dealer's settings. */
const DERIVED_SLUGS: ReadonlySet<string> = new Set(['impressum', 'kontakt'])

/** Pages about the operator of the main site: a dealer's shop has them only where the dealer wrote its own. */
const OPERATOR_SLUGS: ReadonlySet<string> = new Set(['haendler-info', 'karriere', 'ueber-uns'])

export function isOperatorPage(section: ContentSection, slug: string): boolean {
  return section === 'PRESS' || (section === 'PAGES' && OPERATOR_SLUGS.has(slug))
}

/** Whether a page can be written for this shop: `brand` is null for the main site. */
export function isEditable(section: ContentSection, slug: string, brand: string | null): boolean {
  if (!isPageSlug(slug)) return false
  return brand === null || !(isLegalPage(section, slug) || (section === 'PAGES' && DERIVED_SLUGS.has(slug)))
}
