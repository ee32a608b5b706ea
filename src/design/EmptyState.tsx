import type { ReactNode } from 'react'
import css from './EmptyState.module.css'

/** Nothing here: says so, and what to do next. */
export function EmptyState({ title, text, children }: { title: string; text?: ReactNode; children?: ReactNode }) {
  return (
    <div className={`${css.empty} empty-bay`}>
      <h2>{title}</h2>
      {text ? <p>{text}</p> : null}
      {children}
    </div>
  )
}
