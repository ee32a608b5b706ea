import { articleTexts } from '#messages/articles.ts'
import { headOf, siteOf } from '../../head.ts'
import { ContentPage } from './ContentPage.tsx'
import { loadPreview } from './preview.server.ts'
import type { Route } from './+types/preview.page.ts'

export const loader = loadPreview

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return headOf(siteOf(matches), { title: loaderData?.title ?? articleTexts.preview })
}

/** A page before it is published, for whoever has its link. */
export default function Preview({ loaderData }: Route.ComponentProps) {
  return <ContentPage page={loaderData} />
}
