import type { ReactNode } from 'react'
import { classes } from '#design/classes.ts'
import css from './NarrowPage.module.css'

/** A page in one narrow column: a form, or a message. */
export function NarrowPage({ wider = false, children }: { wider?: boolean; children: ReactNode }) {
  return <div className={classes('wrap', css.page, wider && css.wider)}>{children}</div>
}
