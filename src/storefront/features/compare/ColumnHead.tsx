import { cardTexts } from '#messages/card.ts'
import { compareTexts } from '#messages/compare.ts'
import { Link } from 'react-router'
import { Co2 } from '../../blocks/Co2.tsx'
import { compared } from '../../blocks/favourites-store.ts'
import { HeartButton } from '../../blocks/HeartButton.tsx'
import { PriceLine } from '../../blocks/PriceLine.tsx'
import { Badge } from '#design/Badge.tsx'
import { Picture, PictureCaption } from '../../blocks/Picture.tsx'
import css from './CompareTable.module.css'
import type { ColumnView } from './compare-view.ts'
import { useTexts } from '../../site.ts'

/** A vehicle at the head of its column. One that is gone says so instead of naming a price. */
export function ColumnHead({ column: { card, gone, removeHref } }: { column: ColumnView }) {
  const texts = useTexts(compareTexts)
  const cardWords = useTexts(cardTexts)
  const { picture } = card
  return (
    <th scope="col" className={css.column}>
      {picture ? (
        <div className={css.picture}>
          <Picture image={picture.key} alt={picture.alt} sizes="(min-width: 1200px) 330px, 60vw">
            {picture.symbolic ? <PictureCaption small>{cardWords.symbolic}</PictureCaption> : null}
          </Picture>
          {gone ? null : <HeartButton vehicle={card} className={css.heart} />}
        </div>
      ) : null}
      <a href={card.href} className={css.title}>
        {card.title}
      </a>
      {card.trim ? <p className={css.soft}>{card.trim}</p> : null}
      <div className={css.price}>
        {gone ? <Badge tone="warning">{texts.gone}</Badge> : <PriceLine price={card.price} drop={card.drop} />}
      </div>
      {card.energy && !gone ? (
        <p className={css.soft}>
          <Co2 text={card.energy} />
        </p>
      ) : null}
      <p className={css.soft}>{card.seller}</p>
      <Link
        to={removeHref}
        className={css.remove}
        aria-label={texts.removeThis(card.title)}
        onClick={() => compared.remove(card.id)}
        preventScrollReset
      >
        {texts.remove}
      </Link>
    </th>
  )
}
