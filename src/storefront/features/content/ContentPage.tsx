import { formatDate } from '#domain/format/dates.ts'
import { articleTexts } from '#messages/articles.ts'
import type { Crumb } from '#design/Breadcrumbs.tsx'
import { Picture } from '../../blocks/Picture.tsx'
import { Trail } from '../../blocks/Trail.tsx'
import { useLocale, useTexts } from '../../site.ts'
import type { ContentView } from './content-page.server.ts'
import { ContentBlocks } from './ContentBlocks.tsx'
import { headingId, headingText } from './headings.ts'
import css from './ContentPage.module.css'

interface ContentPageProps {
  page: ContentView
  /** The pages above it, from the start page on. */
  above?: readonly Crumb[]
}

/** A page of text. */
export function ContentPage({ page, above = [] }: ContentPageProps) {
  const locale = useLocale()
  const texts = useTexts(articleTexts)
  const { title, description, date, validFrom, picture, blocks } = page
  return (
    <div className={`wrap ${css.layout}`}>
      <Trail crumbs={[...above, { label: title }]} />
      <Contents blocks={blocks} />
      <article className={css.page}>
        <h1>{title}</h1>
        {date ? (
          <p className="note">
            <time dateTime={date}>{formatDate(date, locale)}</time>
          </p>
        ) : null}
        {validFrom ? <p className="note">{texts.validFrom(formatDate(validFrom, locale))}</p> : null}
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

/** Shorter pages are seen at a glance. */
const MIN_LISTED_HEADINGS = 4

/** What stands on the page, beside it where there is room. */
function Contents({ blocks }: Pick<ContentView, 'blocks'>) {
  const texts = useTexts(articleTexts)
  const headings = blocks.filter(({ kind }) => kind === 'HEADING').flatMap(({ lines: [line] }) => (line ? [line] : []))
  if (headings.length < MIN_LISTED_HEADINGS) return null
  return (
    <nav className={css.contents} aria-label={texts.contents}>
      <p className="note">{texts.contents}</p>
      <ul>
        {headings.map((line) => (
          <li key={headingId(line)}>
            <a href={`#${headingId(line)}`}>{headingText(line)}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
