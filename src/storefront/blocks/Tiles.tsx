import css from './Tiles.module.css'
import { Picture } from './Picture.tsx'

export interface Tile {
  readonly title: string
  readonly line: string
  readonly href: string
  /** Key of a picture. */
  readonly picture?: string | null
}

/** Teasers beside each other: a picture, a title and a line, each one link; `title` makes headings of the titles. */
export function Tiles({ tiles, title: Title = 'b' }: { tiles: readonly Tile[]; title?: 'b' | 'h3' }) {
  return (
    <ul className={css.tiles}>
      {tiles.map(({ href, title, line, picture }) => (
        <li key={href}>
          <a href={href}>
            {picture ? <Picture image={picture} alt="" ratio="16x10" sizes="(min-width: 577px) 320px, 120px" /> : null}
            <Title>{title}</Title>
            <span>{line}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
