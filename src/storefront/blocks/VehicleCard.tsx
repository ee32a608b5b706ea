import { cardTexts } from '#messages/card.ts'
import { Badge } from '#design/Badge.tsx'
import { Card, CardPicture, CardTitle } from '#design/Card.tsx'
import { Picture, PictureCaption } from './Picture.tsx'
import type { ReactNode } from 'react'
import type { CardView, ListedCardView } from './card-view.ts'
import { Co2 } from './Co2.tsx'
import { CompareToggle } from './CompareToggle.tsx'
import { HeartButton } from './HeartButton.tsx'
import { PriceLine } from './PriceLine.tsx'
import css from './VehicleCard.module.css'
import { useSite, useTexts } from '../site.ts'

interface VehicleCardProps {
  card: ListedCardView
  /** Lies flat in a list of rows instead of standing in a grid. */
  row?: boolean
  /** Among the first on the page: its picture loads at once. */
  first?: boolean
  /** Without the buttons for comparison and favourites, which are stored in the browser. */
  plain?: boolean
  /** Stands under the price. */
  note?: ReactNode
  /** Stands at the end. */
  more?: ReactNode
}

/** One offer in a list. */
export function VehicleCard({ card, row = false, first = false, plain = false, note, more }: VehicleCardProps) {
  const texts = useTexts(cardTexts)
  const isOneDealers = useSite()?.brand.isOneDealers
  const { picture, badge } = card
  const energy = card.energy ? (
    <p className={css.energy}>
      <Co2 text={card.energy} />
    </p>
  ) : null
  return (
    <Card className={row ? css.row : css.tile}>
      <CardPicture
        className={css.picture}
        badge={badge ? <Badge tone={badge.tone === 'brand' ? undefined : badge.tone}>{badge.text}</Badge> : null}
      >
        {picture ? (
          <Picture
            image={picture.key}
            alt={picture.alt}
            ratio="16x10"
            sizes={row ? ROW_SIZES : TILE_SIZES}
            smallest={512}
            first={first}
          >
            <PictureCaption small>{captionOf(picture, texts.symbolic)}</PictureCaption>
          </Picture>
        ) : (
          <div className={css.noPicture}>{texts.noPicture}</div>
        )}
      </CardPicture>
      {row && card.morePictures?.length ? (
        <div className={css.more}>
          {card.morePictures.map((key) => (
            <Picture key={key} image={key} alt="" ratio="16x10" sizes="7rem" smallest={128} largest={256} />
          ))}
        </div>
      ) : null}
      <div className={css.name}>
        <CardTitle href={card.href}>{card.title}</CardTitle>
        {card.trim ? <p className={css.trim}>{card.trim}</p> : null}
        <p className={css.facts}>{card.facts.join(' · ')}</p>
      </div>
      <div className={css.money}>
        <PriceLine price={card.price} drop={card.drop} rating={card.rating} />
        {note}
        {row ? null : energy}
      </div>
      {row ? energy : null}
      <div className={css.foot}>
        {isOneDealers ? null : <p className={css.seller}>{card.seller}</p>}
        {plain ? null : <CompareToggle vehicle={card} className={css.compare} />}
        {more}
      </div>
      {plain ? null : <HeartButton vehicle={card} className={css.heart} />}
    </Card>
  )
}

/** "1/24 · Symbolbild" */
function captionOf({ count, symbolic }: NonNullable<CardView['picture']>, symbolicText: string): string {
  return [count > 1 && `1/${count}`, symbolic && symbolicText].filter(Boolean).join(' · ')
}

const TILE_SIZES = '(min-width: 1200px) 330px, (min-width: 640px) 46vw, 92vw'
const ROW_SIZES = '(min-width: 577px) 240px, 92vw'
