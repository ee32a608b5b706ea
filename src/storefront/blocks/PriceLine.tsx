import { Price, PriceDrop } from '#design/Price.tsx'
import { Rating, type RatingView } from '#design/Rating.tsx'
import type { DropView } from './card-view.ts'

interface PriceLineProps {
  price: string
  drop?: DropView
  rating?: RatingView
  /** How the price is taxed, e.g. "inkl. 19 % MwSt., ausweisbar". */
  vat?: string
  large?: boolean
}

/** A price with everything the law wants beside it. */
export function PriceLine({ price, drop, rating, vat, large }: PriceLineProps) {
  return (
    <>
      <Price text={price} large={large} />
      {rating ? <Rating rating={rating} /> : null}
      {drop ? <PriceDrop drop={drop.by} since={drop.from} /> : null}
      {vat ? <p className="small soft">{vat}</p> : null}
    </>
  )
}
