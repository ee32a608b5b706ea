import type { ReactNode } from 'react'
import { Mark } from '../../blocks/Mark.tsx'
import css from './entry.module.css'

/** A screen before the login: one column, nothing around it. */
export function EntryFrame({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <div className={css.page}>
      <div className={css.head}>
        <p className={css.mark}>
          <Mark />
          fahrwerk
        </p>
        <h1>{title}</h1>
        <p>{lead}</p>
      </div>
      {children}
    </div>
  )
}
