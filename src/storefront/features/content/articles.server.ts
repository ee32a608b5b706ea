import { data, type RouterContextProvider } from 'react-router'
import { formatDate } from '#domain/format/dates.ts'
import type { Locale } from '#domain/locale.ts'
import { pathFor } from '#domain/routes/paths.ts'
import type { PageLinks } from '#design/Pagination.tsx'
import { articleTexts } from '#messages/articles.ts'
import { ContentArticlesDocument, ContentPageDocument } from '#storefront/generated/graphql.ts'
import { pageLinks } from '../../blocks/page-links.server.ts'
import { query } from '../../gateway.server.ts'
import { siteContext } from '../../request.server.ts'
import { withLinks } from './content-links.server.ts'
import { articleData } from './structured-content.server.ts'

interface Loading {
  readonly url: URL
  readonly params: { readonly slug?: string }
  readonly context: Readonly<RouterContextProvider>
}

interface Section {
  readonly section: 'GUIDE' | 'PRESS'
  readonly list: 'guide' | 'press'
  readonly item: 'guide-article' | 'press-release'
  readonly type: 'Article' | 'NewsArticle'
}

const GUIDE: Section = { section: 'GUIDE', list: 'guide', item: 'guide-article', type: 'Article' }
const PRESS: Section = { section: 'PRESS', list: 'press', item: 'press-release', type: 'NewsArticle' }

/** Press releases on one page of their list. */
const RELEASES_PER_PAGE = 6

export interface ArticleLink {
  readonly href: string
  readonly title: string
  readonly line: string
  readonly picture: string | null
  /** The day, as in the address of a day and as it is shown. */
  readonly date: string
  readonly day: string
}

export interface PressView {
  readonly path: string
  /** The same page of the list in the other language. */
  readonly other: string
  readonly feed: string
  readonly releases: readonly ArticleLink[]
  readonly pages: PageLinks
}

/** All articles for buyers. */
export async function loadGuide({ context }: Loading) {
  const { locale } = context.get(siteContext)
  return { path: pathFor('guide', locale), articles: await articlesOf(GUIDE, context, locale) }
}

/** Press releases, the newest first; `?page=` counts from 1. Without any the page does not exist. */
export async function loadPress({ url, context }: Loading): Promise<PressView> {
  const { locale } = context.get(siteContext)
  const releases = await articlesOf(PRESS, context, locale)
  const page = Number(/^[1-9]\d{0,3}$/.exec(url.searchParams.get('page') ?? '1')?.[0] ?? 0)
  const pageCount = Math.ceil(releases.length / RELEASES_PER_PAGE)
  if (page < 1 || page > pageCount) throw data(null, { status: 404 })
  const hrefIn = (language: Locale, number: number) =>
    pathFor('press', language) + (number > 1 ? `?page=${number}` : '')
  return {
    path: hrefIn(locale, page),
    other: hrefIn(locale === 'de' ? 'en' : 'de', page),
    feed: pressFeed(locale),
    releases: releases.slice((page - 1) * RELEASES_PER_PAGE, page * RELEASES_PER_PAGE),
    pages: pageLinks(page, pageCount, (number) => hrefIn(locale, number)),
  }
}

export function loadGuideArticle(args: Loading) {
  return loadArticle(GUIDE, args)
}

export function loadPressRelease(args: Loading) {
  return loadArticle(PRESS, args)
}

/** An article with the others of its section. */
async function loadArticle(section: Section, { params, context }: Loading) {
  const site = context.get(siteContext)
  const { locale } = site
  const slug = params.slug ?? ''
  const { contentPage } = await query(context, ContentPageDocument, { slug, section: section.section })
  if (!contentPage) throw data(null, { status: 404 })
  const path = pathFor(section.item, locale, { slug })
  const others = (await articlesOf(section, context, locale)).filter(({ href }) => href !== path)
  return {
    ...withLinks(contentPage, site),
    path,
    list: { href: pathFor(section.list, locale), label: articleTexts[section.list][locale] },
    others: others.slice(0, 3),
    structured: articleData(section.type, contentPage, site, path),
  }
}

async function articlesOf(
  { section, item }: Section,
  context: Loading['context'],
  locale: Locale,
): Promise<ArticleLink[]> {
  const { contentArticles } = await query(context, ContentArticlesDocument, { section })
  return contentArticles.map(({ slug, title, description, date, picture }) => ({
    ...{ href: pathFor(item, locale, { slug }), title, line: description, picture: picture ?? null },
    ...{ date: date ?? '', day: date ? formatDate(date, locale) : '' },
  }))
}

function pressFeed(locale: Locale): string {
  return `${pathFor('press', locale)}/rss.xml`
}
