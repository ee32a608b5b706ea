import { favouritesTexts } from '#messages/favourites.ts'
import { useNavigate } from 'react-router'
import { addFavourite } from '../../blocks/favourite-changes.ts'
import { addressOf, favourites, newestFirst } from '../../blocks/favourites-store.ts'
import { Button } from '#design/Button.tsx'
import { Notice } from '#design/Notice.tsx'
import css from './favourites.module.css'
import type { FavouritesView } from './favourites-view.ts'
import { useTexts } from '../../site.ts'

interface SharedNoticeProps {
  view: FavouritesView
  /** Address of the visitor's own list. */
  mine: string
}

/** Says that this is a shared list and offers to add it to the visitor's own. */
export function SharedNotice({ view, mine }: SharedNoticeProps) {
  const texts = useTexts(favouritesTexts)
  const navigate = useNavigate()
  const takeOver = () => {
    // From the last to the first, because the first of the list is the newest and is to stay so.
    for (const card of view.cards.toReversed()) if (!favourites.has(card.id)) addFavourite(card)
    void navigate(addressOf(view.path, newestFirst(favourites.entries())))
  }
  return (
    <Notice>
      <div className={css.offer}>
        <p>{texts.sharedText}</p>
        <Button small onClick={takeOver}>
          {texts.takeOver}
        </Button>
        {mine === view.path ? null : <a href={mine}>{texts.mine}</a>}
      </div>
    </Notice>
  )
}
