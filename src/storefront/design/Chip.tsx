import { Link } from 'react-router'
import css from './Chip.module.css'
import { Icon } from './Icon.tsx'

/** A value that is set; following it takes the value away. */
export function Chip({ href, label, removeLabel }: { href: string; label: string; removeLabel: string }) {
  return (
    <Link className={css.chip} to={href} preventScrollReset>
      {label}
      <span className="unseen">{removeLabel}</span>
      <Icon name="close" />
    </Link>
  )
}
