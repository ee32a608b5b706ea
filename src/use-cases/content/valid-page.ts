import { type Content, ContentFault, type ContentPage, type ContentPlace } from '#services/content/port.ts'
import type { Locale } from '#domain/locale.ts'

/** A page of a list; undefined also for one whose text is no page, so that it does not take the others along. */
export async function readValidPage(
  content: Pick<Content, 'page'>,
  slug: string,
  locale: Locale,
  place: ContentPlace,
): Promise<ContentPage | undefined> {
  try {
    return await content.page(slug, locale, place)
  } catch (error) {
    if (error instanceof ContentFault) return undefined
    throw error
  }
}
