import type { Locale } from '#domain/locale.ts'
import { favouritesTexts } from '#messages/favourites.ts'
import type { Favourite } from '../../blocks/kept-vehicles.ts'
import { grouped } from '../../figures.ts'

interface PriceChangeProps {
  /** The vehicle when it was added; undefined in a list of somebody else. */
  since: Favourite | undefined
  /** Today's price in whole euros. */
  amount: number
  locale: Locale
}

/** By how much the price has changed since the visitor added the vehicle; nothing where it has not. */
export function PriceChange({ since, amount, locale }: PriceChangeProps) {
  const change = since ? amount - since.price : 0
  if (change === 0) return null
  const sign = change < 0 ? '−' : '+'
  return <p className="small">{favouritesTexts.since[locale](sign, grouped(Math.abs(change), locale))}</p>
}
