import { HOW_TO_SLUG } from '#domain/accessory/accessory.ts'
import type { Locale } from '#domain/locale.ts'
import { pathFor } from '#domain/routes/paths.ts'
import { type ContentFieldsFragment, ContentPageDocument } from '#storefront/generated/graphql.ts'
import { data, redirect, type RouterContextProvider } from 'react-router'
import { query } from '../../gateway.server.ts'
import { siteContext } from '../../request.server.ts'
import { withLinks } from './content-links.server.ts'
import { faqData } from './structured-content.server.ts'

interface Loading {
  /** The address of the page, for document and data requests alike. */
  readonly url: URL
  readonly context: Readonly<RouterContextProvider>
}

/** A page of text under its canonical path; 404 if there is none. */
export async function loadContentPage({ url, context }: Loading) {
  // Read from the path and not from the screen's parameters, because one text, that about the garage, is a screen of its own.
  const slug = url.pathname.split('/').at(-1) ?? ''
  // This text has a path of its own, and a page has one address only.
  if (slug === HOW_TO_SLUG) throw redirect(pathFor('car-accessories-how-to', context.get(siteContext).locale), 301)
  return readPage(context, slug, (locale) => pathFor('content', locale, { slug }))
}

/** The text on finding accessories that fit, which has a path of its own. */
export function loadHowTo({ context }: Pick<Loading, 'context'>) {
  return readPage(context, HOW_TO_SLUG, (locale) => pathFor('car-accessories-how-to', locale))
}

async function readPage(context: Loading['context'], slug: string, pathIn: (locale: Locale) => string) {
  const { contentPage } = await query(context, ContentPageDocument, { slug })
  if (!contentPage) throw data(null, { status: 404 })
  const site = context.get(siteContext)
  const structured = faqData(contentPage.blocks)
  return {
    ...withLinks(contentPage, site),
    path: pathIn(site.locale),
    ...(structured ? { structured } : {}),
  }
}

export type ContentView = ContentFieldsFragment
