import { articleTexts } from '#messages/articles.ts'
import { Tiles } from '../../blocks/Tiles.tsx'
import { Trail } from '../../blocks/Trail.tsx'
import { headOf, siteOf } from '../../head.ts'
import { useTexts } from '../../site.ts'
import { loadGuide } from './articles.server.ts'
import css from './articles.module.css'
import type { Route } from './+types/guide.page.ts'

export const loader = loadGuide

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { guide: title, guideLead: description } = articleTexts
  return loaderData ? headOf(siteOf(matches), { title, description, path: loaderData.path }) : []
}

/** What buyers should know, an article for each subject. */
export default function Guide({ loaderData: { articles } }: Route.ComponentProps) {
  const texts = useTexts(articleTexts)
  return (
    <div className={`wrap ${css.page}`}>
      <Trail crumbs={[{ label: texts.guide }]} />
      <h1>{texts.guide}</h1>
      <p className="lead">{texts.guideLead}</p>
      <Tiles tiles={articles} />
    </div>
  )
}
