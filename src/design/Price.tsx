import { classes } from './classes.ts'
import css from './Price.module.css'

/** The strongest thing on a card. `text` is formatted, with a non-breaking space before the currency. */
export function Price({ text, large = false }: { text: string; large?: boolean }) {
  return <p className={classes(css.price, large && css.large)}>{text}</p>
}

/** What a price has dropped by, and from where. */
export function PriceDrop({ drop, since }: { drop: string; since: string }) {
  return (
    <p className={css.drop}>
      <b>{drop}</b> {since}
    </p>
  )
}
