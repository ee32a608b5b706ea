import css from './Rating.module.css'

export interface RatingView {
  /** Steps that are filled, 1 to 5. */
  readonly steps: number
  readonly text: string
}

const STEPS = [css.one, css.two, css.three, css.four, css.five]

/** A gauge of five steps and its word: what it says does not depend on colour. */
export function Rating({ rating: { steps, text } }: { rating: RatingView }) {
  return <span className={STEPS[steps - 1]}>{text}</span>
}
