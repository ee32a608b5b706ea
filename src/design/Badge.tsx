import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import css from './Badge.module.css'

/** A state in one or two words. Signal is for a price drop alone, warning for what has consequences. */
export function Badge({
  tone,
  children,
}: {
  tone?: 'mist' | 'ink' | 'signal' | 'warning' | 'brand'
  children: ReactNode
}) {
  return <span className={classes(css.badge, tone && css[tone])}>{children}</span>
}
