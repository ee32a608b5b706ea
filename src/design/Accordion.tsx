import type { ComponentProps, ReactNode } from 'react'
import { classes } from './classes.ts'
import css from './Accordion.module.css'

type DisclosureProps = Omit<ComponentProps<'details'>, 'title'> & {
  title: ReactNode
  /** How many things inside are set. */
  count?: number
}

/** One section that opens and closes; several share a `name` when only one may be open. */
export function Disclosure({ title, count = 0, children, className, ...details }: DisclosureProps) {
  return (
    <details className={classes(css.disclosure, className)} {...details}>
      <summary>
        {title}
        {count > 0 ? <span className={css.count}>{count}</span> : null}
      </summary>
      <div className={css.body}>{children}</div>
    </details>
  )
}

/** The rest of a long list, behind one line. */
export function More({
  more,
  less,
  children,
  open,
}: {
  more: string
  less: string
  children: ReactNode
  open?: boolean
}) {
  return (
    <details className={css.more} open={open}>
      <summary>
        <span className={css.closed}>{more}</span>
        <span className={css.open}>{less}</span>
      </summary>
      {children}
    </details>
  )
}

/** Items beyond this number are behind "show more". */
const SHOWN = 5

/** A list of which the first five items show; the rest opens below them. */
export function MoreList({
  children,
  className,
  ...more
}: {
  children: readonly ReactNode[]
  more: string
  less: string
  className?: string
}) {
  const items = children.map((child, index) => <li key={index}>{child}</li>)
  return (
    <div>
      <ul className={className}>{items.slice(0, SHOWN)}</ul>
      {items.length > SHOWN ? (
        <More {...more}>
          <ul className={className}>{items.slice(SHOWN)}</ul>
        </More>
      ) : null}
    </div>
  )
}
