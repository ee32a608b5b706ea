import { accessoryTexts } from '#messages/accessories.ts'
import { cardTexts } from '#messages/card.ts'
import { Badge } from '#design/Badge.tsx'
import { Card, CardPicture, Cards, CardTitle } from '#design/Card.tsx'
import { Picture, PictureCaption } from './Picture.tsx'
import { Price } from '#design/Price.tsx'
import type { AccessoryCardView } from './accessory-card-view.ts'
import css from './AccessoryCards.module.css'
import { useTexts } from '../site.ts'

interface AccessoryCardsProps {
  cards: readonly AccessoryCardView[]
  /** How many pictures at the beginning load at once; the others load when they come near. */
  firstRow?: number
}

/** Accessories beside each other, each with its price and, where one is due, its unit price. */
export function AccessoryCards({ cards, firstRow = 0 }: AccessoryCardsProps) {
  return (
    <Cards small>
      {cards.map((card, index) => (
        <AccessoryCard key={card.href} card={card} first={index < firstRow} />
      ))}
    </Cards>
  )
}

function AccessoryCard({ card, first }: { card: AccessoryCardView; first: boolean }) {
  const texts = useTexts(cardTexts)
  const accessoryWords = useTexts(accessoryTexts)
  return (
    <Card className={css.card}>
      <CardPicture badge={card.top ? <Badge>{accessoryWords.top}</Badge> : null}>
        <Picture
          image={card.picture}
          alt=""
          sizes="(min-width: 1200px) 330px, (min-width: 360px) 46vw, 92vw"
          first={first}
        >
          <PictureCaption>{texts.symbolic}</PictureCaption>
        </Picture>
      </CardPicture>
      <CardTitle href={card.href}>{card.title}</CardTitle>
      <div className={css.money}>
        <Price text={card.price} />
        {card.basePrice ? <p className="small soft">{card.basePrice}</p> : null}
      </div>
      <p className={css.facts}>{card.facts.join(' · ')}</p>
      <p className={css.fit}>{card.fit}</p>
    </Card>
  )
}
