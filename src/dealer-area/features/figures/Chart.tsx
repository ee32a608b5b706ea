import css from './figures.module.css'
import type { ChartView } from './figures.server.ts'

const [WIDTH, TOP, BOTTOM] = [260, 10, 70]

/** A figure, with its course where there is one to see. The table says the same. */
export function Chart({ chart: { name, value, before, ...course } }: { chart: ChartView }) {
  return (
    <figure className={css.figure}>
      <figcaption>{name}</figcaption>
      <p className={css.value}>
        {value} <small>{before}</small>
      </p>
      {hasCourse(course.points) ? <Course {...course} /> : null}
    </figure>
  )
}

/** A line needs two periods with a value, and one of them above zero. */
function hasCourse(points: ChartView['points']): boolean {
  const values = points.filter((point) => point !== null)
  return values.length > 1 && values.some((value) => value > 0)
}

/** The course over the periods; those without a value are left out. */
function Course({ points, first, last }: Pick<ChartView, 'points' | 'first' | 'last'>) {
  const highest = Math.max(...points.map((point) => point ?? 0)) || 1
  const step = WIDTH / Math.max(points.length - 1, 1)
  const drawn = points.flatMap((point, index) =>
    point === null ? [] : [{ x: index * step, y: BOTTOM - (point / highest) * (BOTTOM - TOP) }],
  )
  const end = drawn.at(-1)
  return (
    <svg viewBox="0 0 272 92" aria-hidden="true">
      <path className={css.axis} d={`M0 ${BOTTOM}H${WIDTH}`} />
      <polyline className={css.line} points={drawn.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')} />
      {end ? <circle className={css.end} cx={end.x} cy={end.y} r={3.5} /> : null}
      <text x={0} y={86}>
        {first}
      </text>
      <text x={WIDTH} y={86} textAnchor="end">
        {last}
      </text>
    </svg>
  )
}
