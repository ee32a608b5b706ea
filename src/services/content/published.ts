import { isOperatorPage } from '#domain/content/page-address.ts'
import type { PageSources, PublishedTexts } from './port.ts'

/**
 * Pages of which some have been written in the dealer area. A dealer's shop has its own text, else the main site's, else the shipped one;
 * pages about the operator only its own.
 */
export function publishedSources(published: PublishedTexts, shipped: PageSources): PageSources {
  return {
    async source(slug, locale, place = {}) {
      const { section = 'PAGES', brand = null } = place
      const shops = brand === null || isOperatorPage(section, slug) ? [brand] : [brand, null]
      for (const shop of shops) {
        const text = published.find({ brand: shop, section, slug, locale })?.source
        if (text != null) return text
      }
      return shipped.source(slug, locale, place)
    },
    async slugs(locale, place = {}) {
      const { section = 'PAGES', brand = null } = place
      const written = published
        .list()
        .filter((text) => text.section === section && text.locale === locale && text.source !== null)
        .filter((text) => text.brand === brand || (text.brand === null && !isOperatorPage(section, text.slug)))
        .map(({ slug }) => slug)
      return [...new Set([...(await shipped.slugs(locale, place)), ...written])].sort()
    },
  }
}
