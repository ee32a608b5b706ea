import { matchPath, pathFor } from '#domain/routes/paths.ts'
import { ContentPageDocument } from '#storefront/generated/graphql.ts'
import { data, type RouterContextProvider } from 'react-router'
import { ask } from '../../gateway.server.ts'
import { siteContext } from '../../request.server.ts'

interface Loading {
  /** Of the page, whether it is asked for whole or only its data. */
  readonly url: URL
  readonly context: Readonly<RouterContextProvider>
}

/** A page of text under its canonical path; 404 where nobody wrote one. */
export async function loadContentPage({ url, context }: Loading) {
  const { locale } = context.get(siteContext)
  const slug = matchPath(url.pathname)?.params.slug ?? ''
  const { contentPage } = await ask(context, ContentPageDocument, { slug })
  if (!contentPage) throw data(null, { status: 404 })
  return { ...contentPage, path: pathFor('content', locale, { slug }) }
}

export type ContentView = Awaited<ReturnType<typeof loadContentPage>>
