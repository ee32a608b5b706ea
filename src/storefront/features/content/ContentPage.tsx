import { formatDate } from '#domain/format/dates.ts'
import type { Crumb } from '#design/Breadcrumbs.tsx'
import { Picture } from '../../blocks/Picture.tsx'
import { Trail } from '../../blocks/Trail.tsx'
import { useLocale } from '../../site.ts'
import type { ContentView } from './content-page.server.ts'
import { ContentBlocks } from './ContentBlocks.tsx'
import css from './ContentPage.module.css'

interface ContentPageProps {
  page: ContentView
  /** The pages above it, from the start page on. */
  above?: readonly Crumb[]
}

/** A page of text. */
export function ContentPage({ page, above = [] }: ContentPageProps) {
  const locale = useLocale()
  const { title, description, date, picture, blocks } = page
  return (
    <div className="wrap">
      <Trail crumbs={[...above, { label: title }]} />
      <article className={css.page}>
        <h1>{title}</h1>
        {date ? (
          <p className="note">
            <time dateTime={date}>{formatDate(date, locale)}</time>
          </p>
        ) : null}
        <p className="lead">{description}</p>
        {picture ? (
          <Picture
            image={picture}
            alt=""
            ratio="16x10"
            sizes="(min-width: 769px) 720px, 92vw"
            className={css.picture}
          />
        ) : null}
        <ContentBlocks blocks={blocks} />
      </article>
    </div>
  )
}
