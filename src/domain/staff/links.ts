import type { Locale } from '../locale.ts'
import { type DealerScreen, dealerPaths } from '../routes/dealer-screens.ts'

/** The address of a screen of the dealer area in a mail, with the key of an invitation where it needs one. */
export function staffLink(origin: string, screen: DealerScreen, locale: Locale, key?: string): string {
  const url = new URL(dealerPaths.pathFor(screen, locale), origin)
  if (key !== undefined) url.searchParams.set('key', key)
  return url.href
}
