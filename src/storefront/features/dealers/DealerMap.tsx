import css from './DealerMap.module.css'
import type { DealerMapView } from './dealers-view.ts'
import { GERMANY } from './germany.ts'
import { MAP } from './map-projection.ts'

/** Where the dealers are, drawn by us. For the eyes and the pointer only: the list beside it has the same dealers as links. */
export function DealerMap({ map: { dots, here } }: { map: DealerMapView }) {
  return (
    <svg className={css.map} viewBox={`0 0 ${MAP.width} ${MAP.height}`} aria-hidden="true">
      <path className={css.land} d={GERMANY} />
      {here ? <circle className={css.here} cx={here.x} cy={here.y} r="9" /> : null}
      {dots.map(({ x, y, href, title, count }) => (
        <a key={href} href={href} tabIndex={-1} className={css.dot}>
          <title>{title}</title>
          <circle cx={x} cy={y} r={count > 1 ? 9 : 5.5} />
          {count > 1 ? (
            <text x={x} y={y}>
              {count}
            </text>
          ) : null}
        </a>
      ))}
    </svg>
  )
}
