import { isOperatorPage } from '#domain/content/page-address.ts'
import type { Locale } from '#domain/locale.ts'
import type { ContentPlace, PageSources, PublishedTexts } from './port.ts'

/**
 * Pages of which some have been written in the dealer area. A dealer's shop has its own text, else the main site's, else the shipped one;
 * pages about the operator only its own.
 */
export function publishedSources(published: PublishedTexts, shipped: PageSources): PageSources {
  /** The text written for a shop, else for the main site. */
  function textOf(slug: string, locale: Locale, { section = 'PAGES', brand = null }: ContentPlace = {}) {
    const shops = brand === null || isOperatorPage(section, slug) ? [brand] : [brand, null]
    return shops
      .map((shop) => published.find({ brand: shop, section, slug, locale }))
      .find((text) => text !== undefined && text.source !== null)
  }
  return {
    async source(slug, locale, place = {}) {
      return textOf(slug, locale, place)?.source ?? shipped.source(slug, locale, place)
    },
    version: textOf,
    async slugs(locale, place = {}) {
      const { section = 'PAGES', brand = null } = place
      const written = published
        .list()
        .filter((text) => text.section === section && text.locale === locale && text.source !== null)
        .filter((text) => text.brand === brand || (text.brand === null && !isOperatorPage(section, text.slug)))
        .map(({ slug }) => slug)
      return [...new Set([...(await shipped.slugs(locale, place)), ...written])].sort()
    },
    async ownSlugs(locale, brand) {
      const known = new Set(await shipped.slugs(locale, { brand }))
      return published
        .list()
        .filter((text) => text.brand === brand && text.section === 'PAGES' && text.locale === locale)
        .filter(({ slug, source }) => source !== null && !known.has(slug))
        .map(({ slug }) => slug)
        .sort()
    },
  }
}
