import css from './Tiles.module.css'
import { Picture } from './Picture.tsx'

export interface Tile {
  readonly title: string
  readonly line: string
  readonly href: string
  /** Key of a picture. */
  readonly picture?: string | null
}

/** Teasers beside each other: a picture, a title and a line, each one link. */
export function Tiles({ tiles }: { tiles: readonly Tile[] }) {
  return (
    <ul className={css.tiles}>
      {tiles.map(({ href, title, line, picture }) => (
        <li key={href}>
          <a href={href}>
            {picture ? <Picture image={picture} alt="" ratio="16x10" sizes="(min-width: 577px) 320px, 120px" /> : null}
            <b>{title}</b>
            <span>{line}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
