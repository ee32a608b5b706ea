import type { Locale } from '../locale.ts'
import { NBSP, writeSigned } from './numbers.ts'

/** How many decimals an amount shows; `if-any` shows both where the amount is not whole. */
type Decimals = 0 | 2 | 'if-any'

/** Cents: 1299000 → "12.990 €" (de), "€12,990" (en); with two decimals "12.990,00 €", "€12,990.00". */
export function formatMoney(cents: number, locale: Locale, decimals: Decimals = 0): string {
  return formatEuros(fromCents(cents), locale, decimals)
}

/** The same of an amount in euros, as the API gives it. */
export function formatEuros(euros: number, locale: Locale, decimals: Decimals = 0): string {
  const shown = decimals === 'if-any' ? (toCents(euros) % 100 === 0 ? 0 : 2) : decimals
  const magnitude = Math.abs(euros).toFixed(shown)
  return locale === 'de'
    ? `${writeSigned(euros, magnitude, locale)}${NBSP}€`
    : writeSigned(euros, magnitude, locale, '€')
}

/** How a field for an amount in euros shows its unit, to the same rule. */
export function euroUnit(locale: Locale): '€' | { readonly before: '€' } {
  return locale === 'de' ? '€' : { before: '€' }
}

/** 1250 → 12.5: an amount in euros, as the API gives it. */
export function fromCents(cents: number): number {
  return cents / 100
}

/** Whole cents of an amount in euros. */
export function toCents(euros: number): number {
  return Math.round(euros * 100)
}
