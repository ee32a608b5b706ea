import type { ReactNode } from 'react'
import css from './FormPart.module.css'

/** A part of a page with a heading and, as a rule, one form. */
export function FormPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={css.part}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}
