import type { SiteView } from '../../site.ts'
import type { ContentView } from './content-page.server.ts'

/** The questions of a page with their answers (schema.org's FAQPage); undefined for a page that answers none. */
export function faqData(blocks: ContentView['blocks']): Record<string, unknown> | undefined {
  const questions = blocks.flatMap(({ kind, lines: [question, answer] }) => {
    const name = textOf(question)
    return kind === 'DISCLOSURE' && name.endsWith('?') ? [{ name, text: textOf(answer) }] : []
  })
  if (questions.length === 0) return undefined
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ name, text }) => ({
      '@type': 'Question',
      name,
      acceptedAnswer: { '@type': 'Answer', text },
    })),
  }
}

/** An article of the guide or a press release, published by the shop. */
export function articleData(
  type: 'Article' | 'NewsArticle',
  page: Pick<ContentView, 'title' | 'description' | 'date'>,
  { origin, locale, brand }: Pick<SiteView, 'origin' | 'locale'> & { readonly brand: { readonly name: string } },
  path: string,
): Record<string, unknown> {
  const publisher = { '@type': 'Organization', name: brand.name, url: origin }
  return {
    '@context': 'https://schema.org',
    '@type': type,
    headline: page.title,
    description: page.description,
    ...(page.date ? { datePublished: page.date } : {}),
    inLanguage: locale,
    mainEntityOfPage: origin + path,
    author: publisher,
    publisher,
  }
}

function textOf(line: ContentView['blocks'][number]['lines'][number] | undefined): string {
  return (line?.spans ?? []).map(({ text }) => text).join('')
}
