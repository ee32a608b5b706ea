import { loadContentPage } from './content-page.server.ts'
import { ContentPage } from './ContentPage.tsx'
import { headOf, siteOf } from '../../head.ts'
import type { Route } from './+types/content.page.ts'

export const loader = loadContentPage

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? headOf(siteOf(matches), loaderData) : []
}

export default function Content({ loaderData }: Route.ComponentProps) {
  return <ContentPage page={loaderData} />
}
