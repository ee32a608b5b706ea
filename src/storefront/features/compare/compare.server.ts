import type { Locale } from '#domain/locale.ts'
import { pathFor } from '#domain/routes/paths.ts'
import { compareTexts } from '#messages/compare.ts'
import { priceRatingTexts } from '#messages/price-rating.ts'
import { inLanguage } from '#messages/texts.ts'
import { CompareDocument, type CompareQuery } from '#storefront/generated/graphql.ts'
import type { RouterContextProvider } from 'react-router'
import { comparisonText } from '../../blocks/price-comparison.server.ts'
import { cardOf, ratingViewOf } from '../../blocks/card.server.ts'
import { addressOf, MAX_COMPARED } from '../../blocks/favourites-store.ts'
import { idsOf } from '../../blocks/vehicle-ids.server.ts'
import { query } from '../../gateway.server.ts'
import { siteContext } from '../../request.server.ts'
import type { CompareView, GroupView } from './compare-view.ts'
import { type FactOfVehicle, rowsOf } from './rows.ts'

interface Loading {
  /** The address of the page, for document and data requests alike. */
  readonly url: URL
  readonly context: Readonly<RouterContextProvider>
}

/** The vehicles whose ids the address names, side by side: `?ids=1,2,3`, and `&differences=1` for what differs alone. */
export async function loadComparison({ url, context }: Loading): Promise<CompareView> {
  const { locale } = context.get(siteContext)
  const { ids, more } = idsOf(url.searchParams, MAX_COMPARED)
  const differencesOnly = url.searchParams.get('differences') === '1'
  const { vehiclesByIds: vehicles } =
    ids.length > 0 ? await query(context, CompareDocument, { ids: [...ids] }) : { vehiclesByIds: [] }
  const path = pathFor('compare', locale)
  const shown = vehicles.map(({ id }) => id)
  const addressWith = (some: readonly string[], narrow = differencesOnly) =>
    `${addressOf(path, some)}${narrow && some.length > 0 ? '&differences=1' : ''}`
  return {
    path,
    columns: vehicles.map((vehicle) => ({
      card: cardOf(vehicle, locale),
      gone: vehicle.state === 'SOLD' || vehicle.state === 'ARCHIVED',
      removeHref: addressWith(shown.filter((id) => id !== vehicle.id)),
    })),
    groups: groupsOf(vehicles, differencesOnly, locale),
    costSource: vehicles.flatMap(({ energyLabel }) => energyLabel?.costSource ?? []).at(0) ?? null,
    differencesOnly,
    allHref: addressWith(shown, false),
    differencesHref: addressWith(shown, true),
    tooMany: more > 0,
    unknown: ids.length - vehicles.length,
  }
}

const GROUPS = ['keyFacts', 'technical', 'history', 'consumption', 'costs', 'equipment'] as const

/** The costs are those on the energy label of a new car. */
function factsOf(
  vehicle: CompareQuery['vehiclesByIds'][number],
  group: (typeof GROUPS)[number],
  locale: Locale,
): readonly FactOfVehicle[] {
  if (group === 'costs') return vehicle.energyLabel?.costs ?? []
  return group === 'keyFacts' ? [...ratingFacts(vehicle, locale), ...vehicle.keyFacts] : vehicle[group]
}

/** The price beside comparable offers, with its gauge. */
function ratingFacts(
  { priceRating, priceComparison }: CompareQuery['vehiclesByIds'][number],
  locale: Locale,
): readonly FactOfVehicle[] {
  const { rating } = ratingViewOf(priceRating, locale)
  if (!rating || !priceComparison) return []
  const values = [rating.text, comparisonText(priceComparison, locale)]
  return [{ key: 'priceRating', label: priceRatingTexts.rating[locale], values, steps: rating.steps }]
}

/** A fact of two groups is shown in the first. */
function groupsOf(vehicles: CompareQuery['vehiclesByIds'], differencesOnly: boolean, locale: Locale): GroupView[] {
  const texts = inLanguage(compareTexts, locale)
  const taken = new Set<string>()
  return GROUPS.flatMap((group) => {
    const rows = rowsOf(vehicles.map((vehicle) => factsOf(vehicle, group, locale).filter(({ key }) => !taken.has(key))))
    for (const { key } of rows) taken.add(key)
    const shown = differencesOnly ? rows.filter(({ differs }) => differs) : rows
    return shown.length > 0 ? [{ title: texts[group], rows: shown }] : []
  })
}
