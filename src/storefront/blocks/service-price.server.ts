import { formatEuros } from '#domain/format/money.ts'
import type { Locale } from '#domain/locale.ts'
import { inLanguage } from '#messages/texts.ts'
import { workshopTexts } from '#messages/workshop.ts'

/** Euros. */
interface PriceOfService {
  readonly priceKind: string
  readonly price: number
  readonly maxPrice?: number | null | undefined
}

/** What a workshop service costs; `isFrom`: it is the price of the cheapest of several workshops. */
export function servicePriceText(
  { priceKind, price, maxPrice }: PriceOfService,
  locale: Locale,
  { isFrom }: { readonly isFrom: boolean },
): string {
  const texts = inLanguage(workshopTexts, locale)
  if (priceKind === 'AFTER_INSPECTION' && price === 0) return texts.freeInspection
  const amount = priceRangeText(price, isFrom ? null : maxPrice, locale)
  const shown = isFrom ? texts.from(amount) : amount
  return priceKind === 'AFTER_INSPECTION' ? texts.inspectionPrice(shown) : shown
}

export function priceRangeText(price: number, maxPrice: number | null | undefined, locale: Locale): string {
  const low = formatEuros(price, locale, 'if-any')
  return maxPrice == null ? low : workshopTexts.range[locale](low, formatEuros(maxPrice, locale, 'if-any'))
}
