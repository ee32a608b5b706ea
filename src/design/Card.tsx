import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import css from './Card.module.css'

interface CardsProps {
  rows?: boolean
  /** Closer together: each card is a block of its own already. */
  dense?: boolean
  /** Two beside each other on a phone, where the text is not enlarged. */
  small?: boolean
  children: ReactNode
}

/** A grid of cards whose rows align; `rows` lays them under each other instead. */
export function Cards({ rows = false, dense = false, small = false, children }: CardsProps) {
  return <div className={classes(css.cards, dense && css.dense, small && css.small, rows && css.rows)}>{children}</div>
}

/**
 * A card without a box: picture, then up to five rows that line up with those of its neighbours.
 * The link in its heading covers the whole card.
 */
export function Card({ children, className }: { children: ReactNode; className?: string }) {
  return <article className={classes(css.card, className)}>{children}</article>
}

interface CardPictureProps {
  /** Stands in the upper corner. */
  badge?: ReactNode
  children: ReactNode
  className?: string | undefined
}

export function CardPicture({ badge, children, className }: CardPictureProps) {
  return (
    <div className={classes(css.picture, className)}>
      {children}
      {badge ? <span className={css.badge}>{badge}</span> : null}
    </div>
  )
}

export function CardTitle({ href, children }: { href: string; children: ReactNode }) {
  return (
    <h3 className={css.title}>
      <a href={href}>{children}</a>
    </h3>
  )
}
