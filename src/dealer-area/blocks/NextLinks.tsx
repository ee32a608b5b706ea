import { ButtonLink } from '#design/Button.tsx'
import css from './NextLinks.module.css'

export interface NextLink {
  readonly href: string
  readonly label: string
}

/** Below an empty state: links to the pages that fill it. */
export function NextLinks({ links }: { links: readonly NextLink[] }) {
  if (links.length === 0) return null
  return (
    <div className={css.links}>
      {links.map(({ href, label }) => (
        <ButtonLink key={href} href={href} kind="secondary">
          {label}
        </ButtonLink>
      ))}
    </div>
  )
}
