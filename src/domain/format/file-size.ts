import type { Locale } from '../locale.ts'
import { formatNumber, NBSP } from './numbers.ts'

/** The size of a file: "4,1 MB", "180 KB". */
export function sizeText(bytes: number, locale: Locale): string {
  const isLarge = bytes >= 1_000_000
  const figure = isLarge ? Math.round(bytes / 100_000) / 10 : Math.max(1, Math.round(bytes / 1000))
  return `${formatNumber(figure, locale)}${NBSP}${isLarge ? 'MB' : 'KB'}`
}
