import { homePromiseTexts } from '#messages/home-promise.ts'
import { formatNumber } from '#domain/format/numbers.ts'
import { useLocale, useTexts } from '../../site.ts'
import type { PromiseView } from './home-view.ts'
import css from './Promises.module.css'

/** Drawn here and not in the sprite, because every page carries the sprite. */
const DRAWINGS = {
  back: 'M4 9h10a5 5 0 0 1 0 10H9M4 9l4-4M4 9l4 4',
  van: 'M3 7h11v9H3zM14 10h4l3 3v3h-7M6 18a1.7 1.7 0 1 0 3.4 0 1.7 1.7 0 1 0-3.4 0M15.5 18a1.7 1.7 0 1 0 3.4 0 1.7 1.7 0 1 0-3.4 0',
  price: 'M4 4.5h7L20 13.5 13.5 20 4.5 11zM8.3 8.2v.2',
  dealer: 'M12 4 5.5 6.5V12c0 4 2.8 6.7 6.5 8 3.7-1.3 6.5-4 6.5-8V6.5Zm-3 8 2.2 2.2L15.2 10',
} as const

/** What holds for every purchase: a row below the search. */
export function Promises({
  promise: { dealerCount, deliveryFrom },
  isDealers,
}: {
  promise: PromiseView
  isDealers: boolean
}) {
  const locale = useLocale()
  const texts = useTexts(homePromiseTexts)
  const rows = [
    ['back', texts.back, texts.backText] as const,
    deliveryFrom ? (['van', texts.delivery(deliveryFrom), texts.deliveryText] as const) : null,
    ['price', texts.price, texts.priceText] as const,
    dealerCount > 0 && !isDealers
      ? (['dealer', texts.dealers(formatNumber(dealerCount, locale), dealerCount === 1), texts.dealersText] as const)
      : null,
  ]
  return (
    <ul className={css.promises}>
      {rows.map((row) =>
        row ? (
          <li key={row[0]}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={DRAWINGS[row[0]]} />
            </svg>
            <b>{row[1]}</b>
            <span>{row[2]}</span>
          </li>
        ) : null,
      )}
    </ul>
  )
}
