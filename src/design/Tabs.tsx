import { Link } from 'react-router'
import css from './Tabs.module.css'

interface TabsProps {
  tabs: readonly { readonly href: string; readonly label: string; readonly isCurrent: boolean }[]
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
