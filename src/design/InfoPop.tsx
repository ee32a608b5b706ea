import type { ReactNode } from 'react'
import css from './InfoPop.module.css'

interface InfoPopProps {
  /** What it explains. */
  label: string
  children: ReactNode
}

/** An explanation behind an (i). It opens beside it, also without script. */
export function InfoPop({ label, children }: InfoPopProps) {
  return (
    <details className={css.info}>
      <summary aria-label={label} />
      <div>{children}</div>
    </details>
  )
}
