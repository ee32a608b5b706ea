import type { Locale } from '#domain/locale.ts'
import type { Content, ContentPage } from '#services/content/port.ts'
import { readValidPage } from './valid-page.ts'

/** The pages that a storefront alone has, by their address; the main site has none of its own in this sense. */
export async function listOwnPages(
  content: Pick<Content, 'page' | 'ownSlugs'>,
  locale: Locale,
  brand: string | null,
): Promise<Pick<ContentPage, 'slug' | 'title'>[]> {
  if (brand === null) return []
  const slugs = (await content.ownSlugs?.(locale, brand)) ?? []
  const pages = await Promise.all(slugs.map((slug) => readValidPage(content, slug, locale, { brand })))
  return pages.flatMap((page) => (page ? [{ slug: page.slug, title: page.title }] : []))
}
