import type { ComponentProps, ReactNode } from 'react'
import { Checkbox } from '#design/Checkbox.tsx'
import { classes } from '#design/classes.ts'
import css from './ChoiceRow.module.css'

interface ChoiceTextProps {
  title: ReactNode
  /** Each in a line of its own; those that are missing are left out. */
  notes?: readonly (string | undefined)[]
  /** At the end of the row: what it costs, or does to the price. */
  end?: ReactNode
}

/** What a choice is, what is to be known about it, and what it costs. */
export function ChoiceText({ title, notes = [], end }: ChoiceTextProps) {
  return (
    <span className={css.text}>
      <span>
        {title}
        {notes.filter(Boolean).map((note) => (
          <small key={note}>{note}</small>
        ))}
      </span>
      {end ? <span className={css.end}>{end}</span> : null}
    </span>
  )
}

/** One choice of a list, as a row that can be hit anywhere. */
export function ChoiceRow({ className, ...props }: ComponentProps<typeof Checkbox>) {
  return <Checkbox className={classes(css.row, className)} {...props} />
}
