import { formatDateOf, formatMonth } from '#domain/format/dates.ts'
import { formatEuros } from '#domain/format/money.ts'
import { formatKilometres } from '#domain/format/numbers.ts'
import type { Locale } from '#domain/locale.ts'
import { pathFor } from '#domain/routes/paths.ts'
import { priceRatingTexts } from '#messages/price-rating.ts'
import { inLanguage } from '#messages/texts.ts'
import { ratingViewOf } from '../../blocks/card.server.ts'
import { signedEuros } from '../../blocks/traded-car.server.ts'
import { comparisonText } from '../../blocks/price-comparison.server.ts'
import type { PageVehicle } from './offer.server.ts'
import type { PriceComparisonView } from './vehicle-view.ts'

export const COMPARABLES_AT_FIRST = 3
const METHOD_SLUG = 'preisbewertung'

/** What the page shows of the price beside comparable offers; nothing where it is not rated. */
export function comparisonOf(vehicle: PageVehicle, locale: Locale): { comparison?: PriceComparisonView } {
  const { priceComparison: found } = vehicle
  const { rating } = ratingViewOf(found?.rating, locale)
  if (!found || !rating) return {}
  const texts = inLanguage(priceRatingTexts, locale)
  const count = found.comparableCount
  return {
    comparison: {
      ...{ rating, short: rating.text, text: comparisonText(found, locale) },
      lead: texts.lead(formatEuros(found.estimate, locale), formatDateOf(found.ratedAt, locale)),
      method: pathFor('content', locale, { slug: METHOD_SLUG }),
      rows: found.comparables.map((other, index) => comparableOf(other, index, locale)),
      ...(found.comparables.some(({ vehicleId }) => vehicleId == null) ? { isUnnamed: true as const } : {}),
      ...(found.comparables.length < count ? { more: texts.all(count) } : {}),
    },
  }
}

type Comparable = NonNullable<PageVehicle['priceComparison']>['comparables'][number]

function comparableOf(other: Comparable, index: number, locale: Locale): PriceComparisonView['rows'][number] {
  const texts = inLanguage(priceRatingTexts, locale)
  const { vehicleId: id, make: makeName, model: modelName } = other
  const lines = [
    [texts.age, other.adjustmentForAge],
    [texts.mileage, other.adjustmentForMileage],
    [texts.power, other.adjustmentForPower],
  ] as const
  return {
    key: id ?? String(index),
    title: other.title,
    ...(id == null ? {} : { href: pathFor('vehicle', locale, { makeName, modelName, id }) }),
    facts: [
      other.firstRegistration == null ? [] : formatMonth(other.firstRegistration),
      other.mileage == null ? [] : formatKilometres(other.mileage, locale),
      other.power == null ? [] : `${other.power}\u00A0kW`,
    ]
      .flat()
      .join(' · '),
    price: formatEuros(other.price, locale),
    lines: lines.flatMap(([label, amount]) => (amount === 0 ? [] : `${label} ${signedEuros(amount, locale)}`)),
    adjusted: formatEuros(other.adjustedPrice, locale),
  }
}
