import { articleTexts } from '#messages/articles.ts'
import { headOf, siteOf } from '../../head.ts'
import { useTexts } from '../../site.ts'
import { ContentPage } from './ContentPage.tsx'
import { loadPreview, previewTyped } from './preview.server.ts'
import type { Route } from './+types/preview.page.ts'

export const loader = loadPreview
export const action = previewTyped

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return headOf(siteOf(matches), { title: loaderData?.title ?? articleTexts.preview })
}

/** A page before it is published, for everybody with its link; or what its editor has typed so far. */
export default function Preview({ loaderData, actionData }: Route.ComponentProps) {
  const texts = useTexts(articleTexts)
  const page = actionData?.page ?? loaderData
  if (page) return <ContentPage page={page} />
  return (
    <div className="wrap">
      <h1>{texts.preview}</h1>
      <p>{actionData?.wrong ?? texts.previewInvalid}</p>
    </div>
  )
}
