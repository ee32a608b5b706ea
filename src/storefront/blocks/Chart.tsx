import type { ReactNode } from 'react'
import css from './Chart.module.css'

/** A label at a share of an axis, from 0 to 1; those of an axis are evenly apart, from its start to its end. */
export interface ChartLabel {
  readonly at: number
  readonly text: string
}

interface ChartProps {
  /** Of the value axis, from the bottom. */
  rows: readonly ChartLabel[]
  /** Of the time axis, from the left. */
  columns: readonly ChartLabel[]
  /** What is drawn, in a square of 100 × 100 whose origin is at the top left; strokes do not scale. */
  children: ReactNode
}

/** Lines over time with labels in the size of text at every width. A table beside it says the same to everybody. */
export function Chart({ rows, columns, children }: ChartProps) {
  return (
    <div className={css.chart} aria-hidden="true">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none">
        {rows.map(({ at }) => (
          <line key={at} className={css.grid} x1={0} x2={100} y1={100 - at * 100} y2={100 - at * 100} />
        ))}
        {children}
      </svg>
      <div className={css.rows}>
        {rows.toReversed().map(({ at, text }) => (
          <span key={at}>{text}</span>
        ))}
      </div>
      <div className={css.columns}>
        {columns.map(({ at, text }) => (
          <span key={at}>{text}</span>
        ))}
      </div>
    </div>
  )
}
