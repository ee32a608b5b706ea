import { formatDate } from '#domain/format/dates.ts'
import { berlinToday } from '#domain/berlin-time.ts'
import { printSheetTexts } from '#messages/vehicle-details.ts'
import type { Locale } from '#domain/locale.ts'
import type { PrintView } from './vehicle-view.ts'

/** What only the printed sheet says: its day, and the address of the page. */
export function printOf(
  { id, path }: { readonly id: string; readonly path: string },
  origin: string,
  locale: Locale,
): PrintView {
  const day = formatDate(berlinToday(), locale)
  return {
    ...{ day, head: printSheetTexts.offer[locale](id, day) },
    ...{ address: (origin + path).replace(/^https?:\/\//, ''), code: `/qr?path=${path}` },
  }
}
