import { type ReactNode, useEffect, useRef } from 'react'
import css from './DisclosureSection.module.css'

interface DisclosureSectionProps {
  id: string
  title: ReactNode
  /** What it says in short while it is closed. */
  hint?: ReactNode
  children: ReactNode
}

/** From this width there is room for open sections. */
const WIDE = '(min-width: 768px)'

/**
 * A section of a long page: closed on a phone, open where there is room. It opens without a script. A link to its id opens it, because the
 * id is inside.
 */
export function DisclosureSection({ id, title, hint, children }: DisclosureSectionProps) {
  const section = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const details = section.current
    if (!details) return
    if (window.matchMedia(WIDE).matches || window.location.hash === `#${id}`) details.open = true
    // From now on it is open or closed as its attribute says, not as its width does.
    details.dataset['ready'] = ''
  }, [id])
  return (
    <details ref={section} className={css.section}>
      <summary>
        <h2>{title}</h2>
        {hint ? <span className={css.hint}>{hint}</span> : null}
      </summary>
      <div id={id} className={css.body}>
        {children}
      </div>
    </details>
  )
}
