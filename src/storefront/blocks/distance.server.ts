import { formatKilometres } from '#domain/format/numbers.ts'
import type { Locale } from '#domain/locale.ts'
import { placeTexts } from '#messages/places.ts'

/**
 * How far away somebody is, in km as the crow flies. It is measured between the centres of two postal codes: below one kilometre all that
 * is known is that both are near each other.
 */
export function distanceText(kilometres: number, locale: Locale): string {
  return kilometres < 1 ? placeTexts.nearby[locale] : formatKilometres(kilometres, locale)
}
