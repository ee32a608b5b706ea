import type { ReactNode } from 'react'
import css from './Checklist.module.css'
import { Icon } from './Icon.tsx'

/** Points that are all met, each with a tick. */
export function Checklist({ children }: { children: readonly ReactNode[] }) {
  return (
    <ul className={css.list}>
      {children.map((child, index) => (
        // Points never move and have no name of their own.
        <li key={index}>
          <Icon name="check" />
          <span>{child}</span>
        </li>
      ))}
    </ul>
  )
}
