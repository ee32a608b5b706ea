import type { ReactNode } from 'react'
import { classes } from '#design/classes.ts'
import css from './SumColumns.module.css'

/** What is bought and, beside it where there is room, its `SumBox`. `loose`: further apart where it stands below. */
export function SumColumns({ loose = false, children }: { loose?: boolean; children: ReactNode }) {
  return <div className={classes(css.columns, loose && css.loose)}>{children}</div>
}

interface SumBoxProps {
  /** A part of the page's content instead of something beside it. */
  as?: 'section' | 'aside'
  label: string
  children: ReactNode
}

/** What it all costs; stays in view while the rest scrolls. */
export function SumBox({ as: Tag = 'aside', label, children }: SumBoxProps) {
  return (
    <Tag className={css.sum} aria-label={label}>
      {children}
    </Tag>
  )
}
