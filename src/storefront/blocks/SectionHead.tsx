import type { ReactNode } from 'react'
import { classes } from '#design/classes.ts'
import css from './SectionHead.module.css'

interface SectionHeadProps {
  title: string
  /** What leads on, or acts on all of it. */
  children: ReactNode
  className?: string | undefined
}

/** The heading of a section, with a link or a button at the end of its line. */
export function SectionHead({ title, children, className }: SectionHeadProps) {
  return (
    <div className={classes(css.head, className)}>
      <h2>{title}</h2>
      {children}
    </div>
  )
}
