import type { ContentSection } from '#domain/content/page-address.ts'
import type { Locale } from '#domain/locale.ts'
import type { Content, ContentPage } from '#services/content/port.ts'
import { readValidPage } from './valid-page.ts'

/** What lists show of an article or a press release. */
export type Article = Pick<ContentPage, 'slug' | 'title' | 'description' | 'date' | 'picture'>

/** A section's pages that have a date, the newest first; of the same day by their slug. */
export async function listArticles(
  content: Pick<Content, 'page' | 'slugs'>,
  locale: Locale,
  place: { readonly section: ContentSection; readonly brand: string | null },
): Promise<Article[]> {
  const slugs = await content.slugs(locale, place)
  const pages = await Promise.all(slugs.map((slug) => readValidPage(content, slug, locale, place)))
  return pages
    .flatMap((page) => (page?.date === undefined ? [] : [page]))
    .map(({ slug, title, description, date, picture }) => ({
      ...{ slug, title, description },
      ...(date === undefined ? {} : { date }),
      ...(picture === undefined ? {} : { picture }),
    }))
    .toSorted((a, b) => (b.date ?? '').localeCompare(a.date ?? '') || a.slug.localeCompare(b.slug))
}
