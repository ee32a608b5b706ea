import { Link } from 'react-router'
import css from './Chip.module.css'
import { Icon } from './Icon.tsx'

interface ChipProps {
  href: string
  label: string
  /** What following it does, in words. */
  removeLabel: string
  /** The same as a short figure, which screen readers skip. */
  note?: string
}

/** A value that is set; following it takes the value away. */
export function Chip({ href, label, removeLabel, note }: ChipProps) {
  return (
    <Link className={css.chip} to={href} preventScrollReset>
      {label}
      <span className="visually-hidden"> {removeLabel}</span>
      {note ? <small aria-hidden="true">{note}</small> : null}
      <Icon name="close" />
    </Link>
  )
}
