import { formatEuros } from '#domain/format/money.ts'
import type { Locale } from '#domain/locale.ts'
import { priceRatingTexts } from '#messages/price-rating.ts'
import { inLanguage } from '#messages/texts.ts'

/** "1.200 € unter dem Median von 46 vergleichbaren Angeboten". More digits than tens would only look exact. */
export function comparisonText(
  { difference, comparableCount }: { readonly difference: number; readonly comparableCount: number },
  locale: Locale,
): string {
  const texts = inLanguage(priceRatingTexts, locale)
  const rounded = Math.round(difference / 10) * 10
  if (rounded === 0) return texts.same(comparableCount)
  const amount = formatEuros(Math.abs(rounded), locale)
  return rounded < 0 ? texts.below(amount, comparableCount) : texts.above(amount, comparableCount)
}
