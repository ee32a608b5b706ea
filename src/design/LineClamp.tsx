import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from './Button.tsx'
import css from './LineClamp.module.css'
import { classes } from './classes.ts'

/** Higher contents are cut on a phone, in CSS pixels. */
const MAX_HEIGHT = 400

/** On a phone, long contents end after 400 px with a button that shows the rest. Without a script everything is shown. */
export function LineClamp({ more, less, children }: { more: string; less: string; children: ReactNode }) {
  const inside = useRef<HTMLDivElement>(null)
  const [isTall, setTall] = useState(false)
  const [isWhole, setWhole] = useState(false)
  useEffect(() => {
    const element = inside.current
    if (!element) return undefined
    // Also fires when a section around it opens: until then it has no height.
    const observer = new ResizeObserver(() => setTall(element.scrollHeight > MAX_HEIGHT))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return (
    <>
      <div className={classes(isTall && !isWhole && css.cut)}>
        <div ref={inside}>{children}</div>
      </div>
      {isTall ? (
        <Button kind="quiet" small className={css.button} aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? less : more}
        </Button>
      ) : null}
    </>
  )
}
