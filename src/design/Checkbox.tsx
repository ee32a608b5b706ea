import type { ComponentProps, ReactNode } from 'react'
import { classes } from './classes.ts'
import css from './Checkbox.module.css'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  label: ReactNode
  /** Formatted number of hits at the end of the row. */
  count?: string
  /** Stands between box and label, e.g. a colour. */
  mark?: ReactNode
  type?: 'checkbox' | 'radio'
}

/** One choice of a list, as a row that can be hit anywhere. */
export function Checkbox({ label, count, mark, type = 'checkbox', className, ...input }: CheckboxProps) {
  return (
    <label className={classes(css.check, className)}>
      <input type={type} {...input} />
      {mark}
      <span>{label}</span>
      {count === undefined ? null : <small>{count}</small>}
    </label>
  )
}
