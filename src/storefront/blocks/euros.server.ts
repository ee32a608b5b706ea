import { formatMoney } from '#catalogue/format.ts'
import type { Locale } from '#domain/locale.ts'

/** Whole euros of a price in euros: 25490 → "25.490 €". */
export function euros(amount: number, locale: Locale): string {
  return withMinus(formatMoney(Math.round(amount * 100), locale))
}

/** To the cent, as sums are: 25490 → "25.490,00 €". */
export function exactEuros(amount: number, locale: Locale): string {
  return withMinus(formatMoney(Math.round(amount * 100), locale, 2))
}

/** What takes off begins with a minus sign; a hyphen is shorter, and lines may break after it. */
function withMinus(text: string): string {
  return text.replace('-', '\u2212')
}
