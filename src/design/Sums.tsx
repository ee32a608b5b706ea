import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import css from './Sums.module.css'

interface SumsProps {
  /** Hairlines between the rows. */
  lined?: boolean
  tight?: boolean
  children: ReactNode
}

/** Amounts under each other, with what they are for. */
export function Sums({ lined = false, tight = false, children }: SumsProps) {
  return <dl className={classes(css.sums, lined && css.lined, tight && css.tight)}>{children}</dl>
}

interface SumRowProps {
  label: string
  amount: string
  kind?: 'total' | 'small' | undefined
}

export function SumRow({ label, amount, kind }: SumRowProps) {
  return (
    <div className={kind && css[kind]}>
      <dt>{label}</dt>
      <dd>{amount}</dd>
    </div>
  )
}
