import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import css from './Specs.module.css'

/** Rows of label and value with hairlines between; two columns where there is room. */
export function Specs({ columns = 1, children }: { columns?: 1 | 2; children: ReactNode }) {
  return (
    <div className={css.frame}>
      <dl className={classes(css.specs, columns === 2 && css.two)}>{children}</dl>
    </div>
  )
}

/** A label and its value, also of another list of descriptions. */
export function SpecRow({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
