import type { Context, Env, Hono } from 'hono'
import type { Brand } from '#domain/brand.ts'
import { escapeMarkup } from '#domain/escape-markup.ts'
import { type Locale, LOCALES } from '#domain/locale.ts'
import { pathFor } from '#domain/routes/paths.ts'
import { articleTexts } from '#messages/articles.ts'
import type { Content } from '#services/content/port.ts'
import { type Article, listArticles } from '#use-cases/content/list-articles.ts'

interface PressFeedDeps<E extends Env> {
  readonly content: Content
  readonly siteOf: (c: Context<E>) => { readonly origin: string; readonly brand: Brand }
}

/** Feed readers may cache the feed for an hour. */
const HEADERS = { 'Content-Type': 'application/rss+xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' }

/** `/presse/rss.xml` and `/press/rss.xml`: the press releases of a shop (RSS 2.0). */
export function pressFeedRest<E extends Env>({ content, siteOf }: PressFeedDeps<E>) {
  return (app: Hono<E>): void => {
    for (const locale of LOCALES)
      app.get(`${pathFor('press', locale)}/rss.xml`, async (c) => {
        const { origin, brand } = siteOf(c)
        const articles = await listArticles(content, locale, { section: 'PRESS', brand: brand.slug })
        return articles.length > 0 ? c.body(pressFeed(articles, { origin, brand, locale }), 200, HEADERS) : c.notFound()
      })
  }
}

interface FeedOf {
  readonly origin: string
  readonly brand: Pick<Brand, 'name'>
  readonly locale: Locale
}

export function pressFeed(articles: readonly Article[], { origin, brand, locale }: FeedOf): string {
  const list = origin + pathFor('press', locale)
  const items = articles.map(({ slug, title, description, date = '' }) => {
    const link = origin + pathFor('press-release', locale, { slug })
    const day = new Date(`${date}T08:00:00Z`).toUTCString()
    return `<item>${element('title', title)}${element('link', link)}${element('guid', link)}${element('description', description)}${element('pubDate', day)}</item>`
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    element('title', `${brand.name}: ${articleTexts.press[locale]}`),
    element('link', list),
    element('description', articleTexts.pressLead[locale]),
    element('language', locale),
    `<atom:link href="${escapeMarkup(`${list}/rss.xml`)}" rel="self" type="application/rss+xml"/>`,
    ...items,
    '</channel></rss>',
    '',
  ].join('\n')
}

function element(name: string, text: string): string {
  return `<${name}>${escapeMarkup(text)}</${name}>`
}
