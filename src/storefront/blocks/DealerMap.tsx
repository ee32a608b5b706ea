import { classes } from '#design/classes.ts'
import css from './DealerMap.module.css'
import type { DealerMapView } from './dealer-map-view.ts'
import { GERMANY } from './germany.ts'
import { type MapPoint, onMap } from './map-projection.ts'

/** Large cities, for orientation: degrees east and north. */
const CITIES = (
  [
    ['Berlin', 13.4, 52.52],
    ['Hamburg', 9.99, 53.55],
    ['München', 11.58, 48.14],
    ['Köln', 6.96, 50.94],
    ['Frankfurt', 8.68, 50.11],
    ['Stuttgart', 9.18, 48.78],
    ['Leipzig', 12.37, 51.34],
    ['Hannover', 9.73, 52.37],
    ['Nürnberg', 11.08, 49.45],
  ] as const
).map(([name, longitude, latitude]) => ({ name, ...onMap({ longitude, latitude }) }))

/** From a city's dot up to the middle of its name, in the map's units. */
const NAME_ABOVE = 20

/** Whether a dot lies on the name of a city, which stands above its place, in the map's units. */
function covers(dot: MapPoint, { name, x, y }: MapPoint & { readonly name: string }): boolean {
  return Math.abs(dot.x - x) < 11 + 2.6 * name.length && Math.abs(dot.y - (y - NAME_ABOVE)) < 13
}

/** Where the dealers are, drawn by us. For the eyes and the pointer only: the list beside it has the same dealers. */
export function DealerMap({ map: { dots, here, part } }: { map: DealerMapView }) {
  const { x: left, y: top, width, height, scale, isRegion } = part
  const at = (x: number, y: number) => `translate(${x} ${y}) scale(${scale})`
  return (
    <svg className={css.map} viewBox={`${left} ${top} ${width} ${height}`} aria-hidden="true">
      <path className={css.land} d={GERMANY} />
      {isRegion
        ? null
        : CITIES.filter((city) => !dots.some((dot) => covers(dot, city))).map(({ name, x, y }) => (
            <text key={name} className={css.city} x={x} y={y}>
              {name}
            </text>
          ))}
      {here ? <circle className={css.here} r={isRegion ? 12 : 9} transform={at(here.x, here.y)} /> : null}
      {dots.map(({ x, y, href, title, label, town, isChosen }) => (
        <g key={href} transform={at(x, y)}>
          <a href={href} tabIndex={-1} className={classes(css.dot, isChosen && css.chosen)}>
            <title>{title}</title>
            <circle className={css.target} r="15" />
            <circle r={label ? Math.max(12, 4.5 + 2.8 * label.length) : 9} />
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
