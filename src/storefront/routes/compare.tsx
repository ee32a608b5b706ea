import { compareTexts } from '#messages/compare.ts'
import { loadComparison } from '../features/compare/compare.server.ts'
import { ComparePage } from '../features/compare/compare.page.tsx'
import { headOf, siteOf } from '../head.ts'
import { useLocale } from '../site.ts'
import type { Route } from './+types/compare.ts'

export const loader = loadComparison

/** A choice of somebody's own is nothing for a search engine. */
export function meta({ matches }: Route.MetaArgs) {
  const site = siteOf(matches)
  return headOf(site, { title: compareTexts.title[site?.locale ?? 'de'] })
}

export default function Compare({ loaderData }: Route.ComponentProps) {
  return <ComparePage view={loaderData} locale={useLocale()} />
}
