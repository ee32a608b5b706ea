import { data } from 'react-router'
import { CONTENT_SECTIONS, type ContentSection, isPageSlug } from '#domain/content/page-address.ts'
import { isLocale, type Locale } from '#domain/locale.ts'
import { dealerPaths } from '#domain/routes/dealer-screens.ts'
import { merchantOf } from '../../merchant.server.ts'
import { areaContext, type PageArgs } from '../../request.server.ts'

/** Whose pages an address is about. */
export interface ShopAddress {
  /** UUID of the merchant; null for the main site. */
  readonly merchant: string | null
  /** The query that names the shop on every screen of pages. */
  readonly search: string
}

/** `site=main` is the main site, and so is everything for an administrator without a merchant. */
export async function shopAddress({ url, context }: Pick<PageArgs, 'url' | 'context'>): Promise<ShopAddress> {
  const merchant = url.searchParams.get('site') === 'main' ? undefined : await merchantOf(url, context)
  if (!merchant) return { merchant: null, search: '?site=main' }
  return { merchant: merchant.uuid, search: `?${new URLSearchParams({ merchant: merchant.slug }).toString()}` }
}

export interface PageParams {
  readonly section: ContentSection
  readonly slug: string
  readonly locale: Locale
}

export function pageParams({ section = '', slug = '', language }: PageArgs['params']): PageParams {
  const found = CONTENT_SECTIONS.find((each) => each.toLowerCase() === section)
  if (!found || !isPageSlug(slug) || !isLocale(language)) throw data(null, 404)
  return { section: found, slug, locale: language }
}

/** The editor of a page. */
export function editorPath(
  context: PageArgs['context'],
  { section, slug, locale }: PageParams,
  search: string,
): string {
  const params = { section: section.toLowerCase(), slug, language: locale }
  return dealerPaths.pathFor('page', context.get(areaContext).locale, params) + search
}
