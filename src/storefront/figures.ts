import type { Locale } from '#domain/locale.ts'

/** A whole number with its thousands grouped: 12990 → "12.990" (de), "12,990" (en). Light enough for the browser's render loop. */
export function grouped(value: number, locale: Locale): string {
  return String(value).replaceAll(/\B(?=(\d{3})+$)/g, locale === 'de' ? '.' : ',')
}
