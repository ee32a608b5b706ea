import { classes } from '#design/classes.ts'
import type { StockState } from '../../generated/graphql.ts'
import css from './stock.module.css'

const FORMS: Readonly<Record<StockState, string | undefined>> = {
  ...{ PUBLISHED: css.live, RESERVED: css.half, INCOMPLETE: css.stop },
  ...{ DRAFT: undefined, SOLD: undefined, ARCHIVED: undefined },
}

/** The state of a car with a mark whose shape tells the states apart: dot, half dot, square, ring. */
export function StateMark({ state, label }: { state: StockState; label: string }) {
  return <span className={classes(css.state, FORMS[state])}>{label}</span>
}

/** A price beside comparable offers: five bars and a word. */
export function PriceRatingMark({ rating: { level, label } }: { rating: { level: number; label: string } }) {
  return (
    <span className={css.rating} data-level={level}>
      <i aria-hidden="true">
        <b />
        <b />
        <b />
        <b />
        <b />
      </i>
      {label}
    </span>
  )
}
