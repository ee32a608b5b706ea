import { cardTexts } from '#messages/card.ts'
import { compareTexts } from '#messages/compare.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { compared } from '../../blocks/favourites-store.ts'
import { HeartButton } from '../../blocks/HeartButton.tsx'
import { PriceLine } from '../../blocks/PriceLine.tsx'
import { Button } from '#design/Button.tsx'
import { Badge } from '#design/Badge.tsx'
import { Picture } from '../../blocks/Picture.tsx'
import css from './CompareTable.module.css'
import type { ColumnView } from './compare-view.ts'
import { useTexts } from '../../site.ts'

/** A vehicle at the head of its column, in view while the rest scrolls. One that is gone says so instead of naming a price. */
export function ColumnHead({ column: { card, gone } }: { column: ColumnView }) {
  const texts = useTexts(compareTexts)
  const cardWords = useTexts(cardTexts)
  const { picture } = card
  return (
    <th scope="col">
      <div className={css.car}>
        {picture ? (
          <div className={css.picture}>
            <Picture image={picture.key} alt={picture.alt} sizes="8rem" largest={256} first />
            {picture.symbolic ? <small>{cardWords.symbolic}</small> : null}
          </div>
        ) : null}
        <div className={css.name}>
          <a href={card.href} className={css.title}>
            {card.title}
          </a>
          {card.trim ? <p className={css.trim}>{card.trim}</p> : null}
          {gone ? <Badge tone="warning">{texts.gone}</Badge> : <PriceLine price={card.price} drop={card.drop} />}
        </div>
      </div>
    </th>
  )
}

/** What is done with a vehicle, below its head. */
export function ColumnActions({
  column: { card, gone, ids, removeHref },
  cart,
  differencesOnly,
}: {
  column: ColumnView
  cart?: ReactNode
  differencesOnly: boolean
}) {
  const texts = useTexts(compareTexts)
  return (
    <td>
      <div className={css.actions}>
        {cart ? <div className={css.cart}>{cart}</div> : null}
        <Link
          to={removeHref}
          className={`${css.remove} with-script`}
          aria-label={texts.removeThis(card.title)}
          onClick={() => compared.remove(card.id)}
          preventScrollReset
        >
          {texts.remove}
        </Link>
        <form method="post" className="without-script">
          <input type="hidden" name="ids" value={ids} />
          {differencesOnly ? <input type="hidden" name="differences" value="1" /> : null}
          <Button type="submit" kind="link" name="remove" value={card.id} aria-label={texts.removeThis(card.title)}>
            {texts.remove}
          </Button>
        </form>
        {gone ? null : <HeartButton vehicle={card} />}
      </div>
    </td>
  )
}
