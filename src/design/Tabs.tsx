import { Link } from 'react-router'
import css from './Tabs.module.css'

export interface TabLink {
  readonly href: string
  readonly label: string
  readonly isCurrent: boolean
}

interface TabsProps {
  tabs: readonly TabLink[]
  label: string
}

/** Parts of a screen, each with an address. */
export function Tabs({ tabs, label }: TabsProps) {
  return (
    <nav className={css.tabs} aria-label={label}>
      {tabs.map(({ href, label: name, isCurrent }) => (
        <Link key={href} to={href} aria-current={isCurrent ? 'page' : undefined} preventScrollReset>
          {name}
        </Link>
      ))}
    </nav>
  )
}
