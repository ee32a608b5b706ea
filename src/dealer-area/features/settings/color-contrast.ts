import { formatNumber } from '#domain/format/numbers.ts'
import type { Locale } from '#domain/locale.ts'
import { contrastOf, MIN_CONTRAST } from '#domain/merchant/contrast.ts'

/** `#rrggbb` in small letters, as a colour chooser takes it; undefined for anything else. */
export function readColor(entered: string): string | undefined {
  return /^#[0-9a-f]{6}$/i.test(entered.trim()) ? entered.trim().toLowerCase() : undefined
}

/** The contrast of white on a colour, rounded down, so that a colour just below the bound does not seem to reach it. */
export function whiteContrast(color: string, locale: Locale): { readonly ratio: string; readonly isEnough: boolean } {
  const ratio = contrastOf(color, '#ffffff')
  return { ratio: formatNumber(Math.floor(ratio * 10) / 10, locale), isEnough: ratio >= MIN_CONTRAST }
}
