import { data } from 'react-router'
import { CONTENT_SECTIONS, type ContentSection, isPageSlug } from '#domain/content/page-address.ts'
import { isLocale, type Locale } from '#domain/locale.ts'
import { dealerPaths } from '#domain/routes/dealer-screens.ts'
import { areaContext, type PageArgs } from '../../request.server.ts'

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
