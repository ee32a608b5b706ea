import { classes } from '#design/classes.ts'
import css from './DealerMap.module.css'
import type { DealerMapView } from './dealer-map-view.ts'
import { GERMANY } from './germany.ts'

/** Where the dealers are, drawn by us. For the eyes and the pointer only: the list beside it has the same dealers. */
export function DealerMap({ map: { dots, here, part } }: { map: DealerMapView }) {
  const { x: left, y: top, width, height, scale, isRegion } = part
  const at = (x: number, y: number) => `translate(${x} ${y}) scale(${scale})`
  return (
    <svg className={css.map} viewBox={`${left} ${top} ${width} ${height}`} aria-hidden="true">
      <path className={css.land} d={GERMANY} />
      {here ? <circle className={css.here} r={isRegion ? 12 : 9} transform={at(here.x, here.y)} /> : null}
      {dots.map(({ x, y, href, title, label, town, isChosen }) => (
        <g key={href} transform={at(x, y)}>
          <a href={href} tabIndex={-1} className={classes(css.dot, isChosen && css.chosen)}>
            <title>{title}</title>
            <circle r={label ? 9 : 5.5} />
            {label ? <text>{label}</text> : null}
          </a>
          {town ? (
            <text className={css.town} y="17">
              {town}
            </text>
          ) : null}
        </g>
      ))}
    </svg>
  )
}
