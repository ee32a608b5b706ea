import { headOf, siteOf } from '../../head.ts'
import { loadPressRelease } from './articles.server.ts'
import { ArticlePage } from './ArticlePage.tsx'
import type { Route } from './+types/press-release.page.ts'

export const loader = loadPressRelease

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? headOf(siteOf(matches), loaderData) : []
}

/** A press release. */
export default function PressRelease({ loaderData }: Route.ComponentProps) {
  return <ArticlePage view={loaderData} />
}
