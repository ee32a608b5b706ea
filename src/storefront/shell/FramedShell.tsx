import type { ReactNode } from 'react'
import css from './Shell.module.css'

/** A page inside a frame on another website: nothing around it, and a script that says how high it is. */
export function FramedShell({ children }: { children: ReactNode }) {
  return (
    <main id="inhalt" tabIndex={-1} className={css.main}>
      {children}
      <script async src="/widget/frame-v1.js" />
    </main>
  )
}
