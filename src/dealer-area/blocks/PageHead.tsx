import type { ReactNode } from 'react'
import css from './PageHead.module.css'

interface PageHeadProps {
  back: { readonly href: string; readonly label: string }
  /** The heading, and what belongs to it. */
  children: ReactNode
}

/** Beside a heading, smaller: a kind, a state, a number. */
export function HeadNote({ children }: { children: ReactNode }) {
  return <span className={css.note}>{children}</span>
}

/** The head of a page below another one, with the way back above its heading. */
export function PageHead({ back: { href, label }, children }: PageHeadProps) {
  return (
    <div className={css.head}>
      <p className="small">
        <a href={href}>{label}</a>
      </p>
      {children}
    </div>
  )
}
