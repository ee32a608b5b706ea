import type { Locale } from './locale.ts'

const MAX_LENGTH = 500
const ENTRY = /^\s*(de|en|\*)(?:-[\w-]+)?\s*(?:;\s*q\s*=\s*(\d(?:\.\d{1,3})?)\s*)?$/i

/**
 * Of our languages the one that a browser prefers, by its header `Accept-Language` (RFC 9110, 12.5.4): the highest weight, the first of
 * equal ones. Undefined where it accepts neither.
 */
export function acceptedLocale(header: string | null | undefined): Locale | undefined {
  let best: { readonly locale: Locale; readonly weight: number } | undefined
  for (const entry of (header ?? '').slice(0, MAX_LENGTH).split(',')) {
    const [, range = '', quality = '1'] = ENTRY.exec(entry) ?? []
    const weight = range === '' ? 0 : Number(quality)
    if (weight > (best?.weight ?? 0)) best = { locale: range.toLowerCase() === 'en' ? 'en' : 'de', weight }
  }
  return best?.locale
}
