import type { ListState } from '#catalogue/codec.ts'
import { formatDateOf, formatMonth } from '#domain/format/dates.ts'
import { formatEuros } from '#domain/format/money.ts'
import { formatKilometres, formatNumber, formatPercent } from '#domain/format/numbers.ts'
import type { Locale } from '#domain/locale.ts'
import { relevancePartsOf, RELEVANCE_PARTS } from '#domain/vehicle/relevance.ts'
import { DEFAULT_SORTING, type ListSortSubject } from '#domain/vehicle/search-vocabulary.ts'
import { listWords, sortTexts } from '#messages/list-words.ts'
import { inLanguage } from '#messages/texts.ts'
import { distanceText } from '../../blocks/distance.server.ts'
import type { VehicleListQuery } from '../../generated/graphql.ts'
import type { RankingView } from './list-view.ts'

type Found = VehicleListQuery['searchVehicles']['vehicles'][number]

/** The ranking reasons of a list (§ 5b (2) UWG): its order, and the value of each vehicle. */
export function rankingReason(vehicles: readonly Found[], { sort, filters }: ListState, locale: Locale): RankingView {
  // Without a place there is no distance; the list is then in its usual order.
  const { subject, direction } = sort.subject === 'DISTANCE' && !filters.location ? DEFAULT_SORTING : sort
  const by = sortTexts[`${subject}-${direction}`]?.[locale] ?? subject
  const values = vehicles.map((vehicle) => valueOf(vehicle, subject, locale) ?? listWords.notStated[locale])
  return { by, values, ...(subject === 'RELEVANCE' ? { explained: true as const } : {}) }
}

function valueOf(vehicle: Found, subject: ListSortSubject, locale: Locale): string | null {
  const euros = (amount: number | null | undefined) => (amount == null ? null : formatEuros(amount, locale, 2))
  switch (subject) {
    case 'ADDED':
      return formatDateOf(vehicle.createdAt, locale)
    case 'PRICE':
      return formatEuros(vehicle.price, locale)
    case 'FINANCE_RATE':
      // Like every rate, only if its example is below the list (§ 17 PAngV).
      return euros(vehicle.defaultRate?.monthlyRate)
    case 'LEASING_RATE':
      return euros(vehicle.listed?.monthlyRate)
    case 'MILEAGE':
      return vehicle.mileage == null ? null : formatKilometres(vehicle.mileage, locale)
    case 'REGISTERED':
      return vehicle.firstRegistration == null ? null : formatMonth(vehicle.firstRegistration)
    case 'DISTANCE':
      return vehicle.distance == null ? null : distanceText(vehicle.distance, locale)
    case 'PRICE_RATING':
      return vehicle.priceShare == null ? null : formatPercent(vehicle.priceShare / 10, locale)
    case 'RELEVANCE':
      return relevanceText(vehicle, locale)
  }
}

function relevanceText(found: Found, locale: Locale): string | null {
  const { relevance, relevanceAge: age, relevancePrice: price, photographCount } = found
  if (relevance == null) return null
  // Drawings replace pictures the dealer did not send: they earn no points.
  const parts = relevancePartsOf({ score: relevance, age, price: price ?? null }, photographCount)
  const of = (part: keyof typeof RELEVANCE_PARTS) =>
    `${formatNumber(parts[part], locale)}/${formatNumber(RELEVANCE_PARTS[part], locale)}`
  const texts = inLanguage(listWords, locale)
  const priced = price == null ? texts.uncompared(of('price')) : of('price')
  const max = Object.values(RELEVANCE_PARTS).reduce((sum, part) => sum + part, 0)
  const score = `${formatNumber(relevance, locale)}/${formatNumber(max, locale)}`
  return texts.relevance(score, of('completeness'), of('pictures'), priced, of('age'))
}
