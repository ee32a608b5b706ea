import { Link } from 'react-router'
import css from './Links.module.css'
import type { LinksView } from './list-view.ts'

/** Ready-made choices as links, so that each works by itself. */
export function Links({ control: { title, links } }: { control: LinksView }) {
  return (
    <p className={css.links}>
      {title ? <span>{title}</span> : null}
      {links.map(([label, href, current]) => (
        <Link key={label} to={href} aria-current={current} preventScrollReset>
          {label}
        </Link>
      ))}
    </p>
  )
}
