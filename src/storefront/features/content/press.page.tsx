import { articleTexts } from '#messages/articles.ts'
import { listTexts } from '#messages/list.ts'
import { Pagination } from '#design/Pagination.tsx'
import { Trail } from '../../blocks/Trail.tsx'
import { headOf, siteOf } from '../../head.ts'
import { useTexts } from '../../site.ts'
import { loadPress } from './articles.server.ts'
import css from './articles.module.css'
import type { Route } from './+types/press.page.ts'

export const loader = loadPress

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { path, other, feed } = loaderData
  const { press: title, pressLead: description } = articleTexts
  return [
    ...headOf(siteOf(matches), { title, description, path, other }),
    { tagName: 'link', rel: 'alternate', type: 'application/rss+xml', href: feed },
  ]
}

/** Press releases, the newest first. */
export default function Press({ loaderData: { releases, pages, feed } }: Route.ComponentProps) {
  const texts = useTexts(articleTexts)
  const words = useTexts(listTexts)
  return (
    <div className={`wrap ${css.page}`}>
      <Trail crumbs={[{ label: texts.press }]} />
      <h1>{texts.press}</h1>
      <p className="lead">{texts.pressLead}</p>
      <ul className={css.releases}>
        {releases.map(({ href, title, line, date, day }) => (
          <li key={href}>
            <time dateTime={date} className="note">
              {day}
            </time>
            <h2>
              <a href={href}>{title}</a>
            </h2>
            <p>{line}</p>
          </li>
        ))}
      </ul>
      <Pagination
        links={pages}
        labels={{ pages: words.pages, page: words.page, previous: words.previousPage, next: words.nextPage }}
      />
      <p>
        <a href={feed}>{texts.feed}</a>
      </p>
    </div>
  )
}
