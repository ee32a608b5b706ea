import { headOf, siteOf } from '../../head.ts'
import { loadGuideArticle } from './articles.server.ts'
import { ArticlePage } from './ArticlePage.tsx'
import type { Route } from './+types/guide-article.page.ts'

export const loader = loadGuideArticle

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? headOf(siteOf(matches), loaderData) : []
}

/** An article for buyers. */
export default function GuideArticle({ loaderData }: Route.ComponentProps) {
  return <ArticlePage view={loaderData} />
}
