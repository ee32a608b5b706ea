import css from './Icon.module.css'

/** Line drawings on a 24 px grid; circles are `cx cy r`. */
const DRAWINGS = {
  menu: { path: 'M4 8h16M4 16h16' },
  close: { path: 'm6 6 12 12M18 6 6 18' },
  heart: { path: 'M12 19.5S4 14.7 4 9.2A4.2 4.2 0 0 1 12 7.4a4.2 4.2 0 0 1 8 1.8c0 5.5-8 10.3-8 10.3Z' },
  cart: { path: 'M3.5 5h2.3l2 10.5h9.4L19.5 8H6.4', circles: ['9 19 1.3', '16 19 1.3'] },
  user: { path: 'M5 19.5c.8-3.4 3.6-5 7-5s6.2 1.6 7 5', circles: ['12 8.5 3.5'] },
  search: { path: 'm15.5 15.5 4.5 4.5', circles: ['11 11 6'] },
  filter: { path: 'M4 7h9m5 0h2M4 17h2m5 0h9', circles: ['15.5 7 2.3', '8.5 17 2.3'] },
  grid: { path: 'M4.5 4.5h6v6h-6zM13.5 4.5h6v6h-6zM4.5 13.5h6v6h-6zM13.5 13.5h6v6h-6z' },
  map: { path: 'm4 6 5-2 6 2 5-2v14l-5 2-6-2-5 2ZM9 4v14M15 6v14' },
  rows: { path: 'M4.5 5h5v5h-5zM4.5 14h5v5h-5zM13 6h7M13 9.5h4.5M13 15h7M13 18.5h4.5' },
  previous: { path: 'm14 6-6 6 6 6' },
  next: { path: 'm10 6 6 6-6 6' },
  down: { path: 'm7 10 5 5 5-5' },
  check: { path: 'm5 12.5 4.5 4.5L19 7.5' },
  expand: { path: 'M9 4.5H4.5V9M15 4.5h4.5V9M9 19.5H4.5V15m10.5 4.5h4.5V15' },
  phone: {
    path: 'M6.5 4.5h3l1.4 4-2 1.5a11 11 0 0 0 5 5l1.6-2 4 1.4v3a1.7 1.7 0 0 1-1.9 1.7C11 18.5 5.5 13 4.8 6.4a1.7 1.7 0 0 1 1.7-1.9Z',
  },
  share: { path: 'M12 14.5V4M8.5 7 12 3.5 15.5 7M8 10.5H5.5v9h13v-9H16' },
  info: { path: 'M12 11v5m0-8.2v.1', circles: ['12 12 8'] },
  warning: { path: 'M12 4.5 20.5 19h-17ZM12 10v4m0 2.6v.1' },
} as const satisfies Record<string, { path: string; circles?: readonly string[] }>

export type IconName = keyof typeof DRAWINGS

/** All drawings once per page; `Icon` refers to them. */
export function IconSprite() {
  return (
    <svg className={css.sprite} aria-hidden="true" focusable="false">
      {Object.entries<{ path: string; circles?: readonly string[] }>(DRAWINGS).map(([name, { path, circles = [] }]) => (
        <symbol key={name} id={`icon-${name}`} viewBox="0 0 24 24">
          <path d={path} />
          {circles.map((circle) => {
            const [cx, cy, r] = circle.split(' ')
            return <circle key={circle} cx={cx} cy={cy} r={r} />
          })}
        </symbol>
      ))}
    </svg>
  )
}

/** A drawing beside a text or inside a labelled control; screen readers skip it. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={css.icon} aria-hidden="true" focusable="false">
      <use href={`#icon-${name}`} />
    </svg>
  )
}
