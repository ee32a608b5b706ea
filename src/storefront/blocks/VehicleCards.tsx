import type { ReactNode } from 'react'
import { Cards } from '#design/Card.tsx'
import type { ListedCardView } from './card-view.ts'
import { CardRate, RateExamples } from './Rate.tsx'
import { VehicleCard } from './VehicleCard.tsx'

interface VehicleCardsProps {
  cards: readonly ListedCardView[]
  /** Lies flat in rows instead of standing in a grid. */
  rows?: boolean
  /** Without the buttons for comparison and favourites, which are stored in the browser. */
  plain?: boolean
  /** Number of cards in the first row: their pictures load eagerly. */
  firstRow?: number
  /** Representative examples already on the page. */
  shown?: readonly string[]
  /** False where the page ends with the information about their rates. */
  hasExamples?: boolean
  /** What a list says about each of its cards, in their order. */
  more?: readonly ReactNode[]
}

/** Offers with their rates, and below them the examples without which no rate may be shown. */
export function VehicleCards({
  cards,
  rows = false,
  plain = false,
  firstRow = 0,
  shown,
  hasExamples = true,
  more,
}: VehicleCardsProps) {
  return (
    <>
      <Cards rows={rows} dense>
        {cards.map((card, index) => (
          <VehicleCard
            key={card.href}
            card={card}
            row={rows}
            plain={plain}
            first={index < firstRow}
            note={card.rate ? <CardRate rate={card.rate} /> : null}
            more={more?.[index]}
          />
        ))}
      </Cards>
      {hasExamples ? <RateExamples rates={cards.flatMap(({ rate }) => rate ?? [])} shown={shown} /> : null}
    </>
  )
}
