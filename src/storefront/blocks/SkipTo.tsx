import type { ReactNode } from 'react'
import css from './SkipTo.module.css'

/** Leads past what many stops of the Tab key would lead through. Seen when it has the focus; its parent is positioned. */
export function SkipTo({ id, children }: { id: string; children: ReactNode }) {
  return (
    <a className={css.skip} href={`#${id}`}>
      {children}
    </a>
  )
}
