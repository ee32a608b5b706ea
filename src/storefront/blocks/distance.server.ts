import { formatKilometres } from '#domain/format/numbers.ts'
import type { Locale } from '#domain/locale.ts'
import { placeTexts } from '#messages/places.ts'

/**
 * How far away somebody is, in km as the crow flies. A seller's place is the centre of their postal code: below one kilometre all that is
 * known is that they are nearby.
 */
export function distanceText(kilometres: number, locale: Locale): string {
  return kilometres < 1 ? placeTexts.nearby[locale] : formatKilometres(kilometres, locale)
}
