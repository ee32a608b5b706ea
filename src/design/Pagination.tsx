import { Link } from 'react-router'
import { Icon } from './Icon.tsx'
import css from './Pagination.module.css'

export interface PageLink {
  readonly page: number
  readonly href: string
  readonly current?: boolean
  /** Pages are left out before this one. */
  readonly gap?: boolean
}
export interface PageLinks {
  readonly pages: readonly PageLink[]
  readonly previous?: string
  readonly next?: string
}

interface PaginationLabels {
  readonly pages: string
  readonly page: (page: number) => string
  readonly previous: string
  readonly next: string
}

export function Pagination({ links, labels }: { links: PageLinks; labels: PaginationLabels }) {
  if (links.pages.length < 2) return null
  return (
    <nav className={css.pages} aria-label={labels.pages}>
      {links.previous ? (
        <Link to={links.previous} rel="prev" aria-label={labels.previous}>
          <Icon name="previous" />
        </Link>
      ) : null}
      {links.pages.map(({ page, href, current, gap }) => [
        gap ? <span key={`gap-${page}`}>…</span> : null,
        current ? (
          <span key={page} aria-current="page">
            {page}
          </span>
        ) : (
          <Link key={page} to={href} aria-label={labels.page(page)}>
            {page}
          </Link>
        ),
      ])}
      {links.next ? (
        <Link to={links.next} rel="next" aria-label={labels.next}>
          <Icon name="next" />
        </Link>
      ) : null}
    </nav>
  )
}
