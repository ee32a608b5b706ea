import { favouritesTexts } from '#messages/favourites.ts'
import { Button } from '#design/Button.tsx'
import css from './favourites.module.css'
import type { FavouritesView } from './favourites-view.ts'
import { useTexts } from '../../site.ts'

interface GoneProps {
  view: FavouritesView
  /** Removes them from the visitor's list; absent for shared lists. */
  onRemove: (() => void) | undefined
}

/** What was in the list and can no longer be bought. */
export function Gone({ view: { gone, unknown }, onRemove }: GoneProps) {
  const texts = useTexts(favouritesTexts)
  if (gone.length + unknown === 0) return null
  return (
    <section className={css.gone}>
      <h2>{texts.gone}</h2>
      {gone.length > 0 ? (
        <ul>
          {gone.map(({ id, title, href }) => (
            <li key={id}>
              <a href={href}>{texts.goneOne(title)}</a>
            </li>
          ))}
        </ul>
      ) : null}
      {unknown > 0 ? <p>{texts.unknownCars(unknown)}</p> : null}
      {onRemove ? (
        <Button kind="quiet" small className="with-script" onClick={onRemove}>
          {texts.removeGone}
        </Button>
      ) : null}
    </section>
  )
}
