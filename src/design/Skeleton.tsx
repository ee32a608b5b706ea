import { classes } from './classes.ts'
import css from './Skeleton.module.css'

/** Stands where something is about to arrive, in its size. */
export function Skeleton({ shape = 'line' }: { shape?: 'line' | 'short' | 'picture' }) {
  return <div aria-hidden="true" className={classes(css.skeleton, css[shape])} />
}
