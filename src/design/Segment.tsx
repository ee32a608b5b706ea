import type { ReactNode } from 'react'
import { Link } from 'react-router'
import css from './Segment.module.css'

interface SegmentLink {
  readonly href: string
  readonly label: string
  readonly current: boolean
  readonly children?: ReactNode
}

/** Two or three views of the same thing, as links. */
export function SegmentLinks({ label, links }: { label: string; links: readonly SegmentLink[] }) {
  return (
    <nav aria-label={label} className={css.segment}>
      {links.map(({ href, label, current, children }) => (
        <Link
          key={label}
          to={href}
          aria-label={children ? label : undefined}
          aria-current={current || undefined}
          preventScrollReset
        >
          {children ?? label}
        </Link>
      ))}
    </nav>
  )
}

interface SegmentOption {
  readonly value: string
  readonly label: string
}

/** One of two or three values of a form. */
export function SegmentRadios({
  label,
  name,
  options,
  chosen,
}: {
  label: string
  name: string
  options: readonly SegmentOption[]
  chosen: string
}) {
  return (
    <div role="radiogroup" aria-label={label} className={css.segment}>
      {options.map((option) => (
        <label key={option.value}>
          <input
            className="visually-hidden"
            type="radio"
            name={name}
            value={option.value}
            defaultChecked={option.value === chosen}
          />
          {option.label}
        </label>
      ))}
    </div>
  )
}
