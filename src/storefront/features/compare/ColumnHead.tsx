import { cardTexts } from '#messages/card.ts'
import { compareTexts } from '#messages/compare.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { compared } from '../../blocks/favourites-store.ts'
import { HeartButton } from '../../blocks/HeartButton.tsx'
import { PriceLine } from '../../blocks/PriceLine.tsx'
import { Button } from '#design/Button.tsx'
import { classes } from '#design/classes.ts'
import { Badge } from '#design/Badge.tsx'
import { Picture, PictureCaption } from '../../blocks/Picture.tsx'
import css from './CompareTable.module.css'
import type { ColumnView } from './compare-view.ts'
import { useTexts } from '../../site.ts'

/** The picture of a vehicle above its column. */
export function ColumnPicture({ column: { card, gone }, cart }: { column: ColumnView; cart?: ReactNode }) {
  const cardWords = useTexts(cardTexts)
  const { picture } = card
  return (
    <td className={css.pictured}>
      {picture ? (
        <div className={css.picture}>
          <Picture image={picture.key} alt={picture.alt} sizes="(min-width: 768px) 17rem, 45vw" largest={512} first>
            {picture.symbolic ? <PictureCaption small>{cardWords.symbolic}</PictureCaption> : null}
          </Picture>
          {gone ? null : <HeartButton vehicle={card} className={css.heart} />}
        </div>
      ) : null}
      {cart ? <div className={css.cart}>{cart}</div> : null}
    </td>
  )
}

/** A vehicle at the head of its column, in view while the rest scrolls. One that is gone says so instead of naming a price. */
export function ColumnHead({
  column: { card, gone, ids, removeHref },
  differencesOnly,
}: {
  column: ColumnView
  differencesOnly: boolean
}) {
  const texts = useTexts(compareTexts)
  return (
    <th scope="col">
      <a href={card.href} className={css.title}>
        {card.title}
      </a>
      <div className={css.line}>
        <div>
          {gone ? <Badge tone="warning">{texts.gone}</Badge> : <PriceLine price={card.price} drop={card.drop} />}
        </div>
        <Link
          to={removeHref}
          className={classes(css.remove, 'with-script')}
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
      </div>
    </th>
  )
}
