import css from './Icon.module.css'

/** Line drawings on a 24 px grid. */
const DRAWINGS = {
  menu: 'M4 8h16M4 16h16',
  close: 'm6 6 12 12M18 6 6 18',
  heart: 'M12 19.5S4 14.7 4 9.2A4.2 4.2 0 0 1 12 7.4a4.2 4.2 0 0 1 8 1.8c0 5.5-8 10.3-8 10.3Z',
  cart: 'M3.5 5h2.3l2 10.5h9.4L19.5 8H6.4M7.7 19a1.3 1.3 0 1 0 2.6 0 1.3 1.3 0 1 0-2.6 0M14.7 19a1.3 1.3 0 1 0 2.6 0 1.3 1.3 0 1 0-2.6 0',
  user: 'M5 19.5c.8-3.4 3.6-5 7-5s6.2 1.6 7 5M8.5 8.5a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0-7 0',
  search: 'm15.5 15.5 4.5 4.5M5 11a6 6 0 1 0 12 0 6 6 0 1 0-12 0',
  filter:
    'M4 7h9m5 0h2M4 17h2m5 0h9M13.2 7a2.3 2.3 0 1 0 4.6 0 2.3 2.3 0 1 0-4.6 0M6.2 17a2.3 2.3 0 1 0 4.6 0 2.3 2.3 0 1 0-4.6 0',
  grid: 'M4.5 4.5h6v6h-6zM13.5 4.5h6v6h-6zM4.5 13.5h6v6h-6zM13.5 13.5h6v6h-6z',
  map: 'm4 6 5-2 6 2 5-2v14l-5 2-6-2-5 2ZM9 4v14M15 6v14',
  rows: 'M4.5 5h5v5h-5zM4.5 14h5v5h-5zM13 6h7M13 9.5h4.5M13 15h7M13 18.5h4.5',
  previous: 'm14 6-6 6 6 6',
  next: 'm10 6 6 6-6 6',
  down: 'm7 10 5 5 5-5',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  expand: 'M9 4.5H4.5V9M15 4.5h4.5V9M9 19.5H4.5V15m10.5 4.5h4.5V15',
  phone:
    'M6.5 4.5h3l1.4 4-2 1.5a11 11 0 0 0 5 5l1.6-2 4 1.4v3a1.7 1.7 0 0 1-1.9 1.7C11 18.5 5.5 13 4.8 6.4a1.7 1.7 0 0 1 1.7-1.9Z',
  share: 'M12 14.5V4M8.5 7 12 3.5 15.5 7M8 10.5H5.5v9h13v-9H16',
  info: 'M12 11v5m0-8.2v.1M4 12a8 8 0 1 0 16 0 8 8 0 1 0-16 0',
  warning: 'M12 4.5 20.5 19h-17ZM12 10v4m0 2.6v.1',
} as const

export type IconName = keyof typeof DRAWINGS

/** As markup, because a page with fewer elements is rendered and hydrated faster. */
const SYMBOLS = Object.entries(DRAWINGS)
  .map(([name, path]) => `<symbol id="icon-${name}" viewBox="0 0 24 24"><path d="${path}"/></symbol>`)
  .join('')

/** All drawings once per page; `Icon` refers to them. */
export function IconSprite() {
  return (
    // oxlint-disable-next-line react/no-danger -- drawings of this file
    <svg className={css.sprite} aria-hidden="true" focusable="false" dangerouslySetInnerHTML={{ __html: SYMBOLS }} />
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
