import type { Locale } from '#domain/locale.ts'
import { pathFor } from '#domain/routes/paths.ts'
import { MAX_COMPARED_CARS } from '#domain/session/compared-cars.ts'
import { compareTexts } from '#messages/compare.ts'
import { formatEuros } from '#domain/format/money.ts'
import { runningCostTexts } from '#messages/vehicle-details.ts'
import { monthlyCosts } from '../../blocks/monthly-costs.server.ts'
import { priceRatingTexts } from '#messages/price-rating.ts'
import { inLanguage } from '#messages/texts.ts'
import { CompareDocument, type CompareQuery } from '#storefront/generated/graphql.ts'
import { redirect, type RouterContextProvider } from 'react-router'
import { comparisonText } from '../../blocks/price-comparison.server.ts'
import { cardOf, ratingViewOf } from '../../blocks/card.server.ts'
import { addressOf } from '../../blocks/favourites-store.ts'
import { idsOf } from '../../blocks/vehicle-ids.server.ts'
import { query } from '../../gateway.server.ts'
import { siteContext } from '../../request.server.ts'
import { comparisonAddress } from './comparison-address.ts'
import { FIGURE_KEYS, marksOf } from './best-values.ts'
import type { CompareView, GroupView, RowView } from './compare-view.ts'
import { type FactOfVehicle, rowsOf } from './rows.ts'

interface Loading {
  /** The address of the page, for document and data requests alike. */
  readonly url: URL
  readonly context: Readonly<RouterContextProvider>
}

/**
 * The vehicles whose ids the address names, side by side: `?ids=1,2,3`, and with `&differences=1` only the rows that differ. Without ids,
 * the vehicles of the cookie.
 */
export async function loadComparison({ url, context }: Loading): Promise<CompareView> {
  const { locale, compared = [] } = context.get(siteContext)
  const { ids, more } = idsOf(url.searchParams, MAX_COMPARED_CARS)
  const path = pathFor('compare', locale)
  if (!url.searchParams.has('ids') && compared.length > 0) throw redirect(addressOf(path, compared))
  const differencesOnly = url.searchParams.get('differences') === '1'
  const { vehiclesByIds: vehicles } =
    ids.length > 0 ? await query(context, CompareDocument, { ids: [...ids] }) : { vehiclesByIds: [] }
  const shown = vehicles.map(({ id }) => id)
  const addressWith = (some: readonly string[], isNarrow = differencesOnly) => comparisonAddress(path, some, isNarrow)
  return {
    path,
    isOpenedWithout: !url.searchParams.has('ids'),
    columns: vehicles.map((vehicle) => ({
      card: cardOf(vehicle, locale),
      gone: isGone(vehicle),
      ids: shown.join(','),
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

type Vehicle = CompareQuery['vehiclesByIds'][number]

const GROUPS = ['price', 'keyFacts', 'technical', 'history', 'consumption', 'costs', 'equipment'] as const

/** Shown also where cars do not differ in it: the law wants it beside the offer of a new car. */
const ENERGY_LINE = 'energyLine'

function factsOf(vehicle: Vehicle, group: (typeof GROUPS)[number], locale: Locale): readonly FactOfVehicle[] {
  const texts = inLanguage(compareTexts, locale)
  const { seller, energy, rate } = cardOf(vehicle, locale)
  if (group === 'price')
    return isGone(vehicle)
      ? []
      : [
          ...ratingFacts(vehicle, locale),
          ...(rate ? [{ key: 'rate', label: texts.rate, values: [rate.amount, rate.line] }] : []),
          ...costFacts(vehicle, locale),
        ]
  if (group === 'costs') return vehicle.energyLabel?.costs ?? []
  if (group === 'keyFacts') return [...vehicle.keyFacts, { key: 'seller', label: texts.seller, values: [seller] }]
  const line = { key: ENERGY_LINE, label: texts.energyLine, values: [energy ?? ''] }
  return group === 'consumption' && energy && !isGone(vehicle) ? [...vehicle.consumption, line] : vehicle[group]
}

/** The price beside comparable offers, with its gauge. */
function ratingFacts({ priceRating, priceComparison }: Vehicle, locale: Locale): readonly FactOfVehicle[] {
  const { rating } = ratingViewOf(priceRating, locale)
  if (!rating || !priceComparison) return []
  const values = [rating.text, comparisonText(priceComparison, locale)]
  return [{ key: 'priceRating', label: priceRatingTexts.rating[locale], values, steps: rating.steps }]
}

/** The costs a month; of parts that are not known, it says so. */
function costFacts({ runningCosts }: Vehicle, locale: Locale): readonly FactOfVehicle[] {
  const texts = inLanguage(runningCostTexts, locale)
  const { known, missing, total } = monthlyCosts(runningCosts)
  if (known.length === 0) return []
  const without = missing.length > 0 ? [texts.without(missing.map((key) => texts[key]).join(', '))] : []
  return [{ key: 'monthlyCosts', label: texts.title, values: [formatEuros(total, locale), ...without] }]
}

/** Costs can be compared where every part is known. */
function comparableCosts({ runningCosts }: Vehicle): number | null {
  const { missing, total } = monthlyCosts(runningCosts)
  return missing.length > 0 ? null : total
}

function isGone({ state }: Vehicle): boolean {
  return state === 'SOLD' || state === 'ARCHIVED'
}

/** A fact of two groups is shown in the first. */
function groupsOf(vehicles: readonly Vehicle[], differencesOnly: boolean, locale: Locale): GroupView[] {
  const texts = inLanguage(compareTexts, locale)
  const taken = new Set<string>()
  return GROUPS.flatMap((group) => {
    const rows = rowsOf(vehicles.map((vehicle) => factsOf(vehicle, group, locale).filter(({ key }) => !taken.has(key))))
    for (const { key } of rows) taken.add(key)
    const shown = differencesOnly ? rows.filter(({ differs, key }) => differs || key === ENERGY_LINE) : rows
    return shown.length > 0
      ? [
          {
            title: texts[group],
            rows: shown.map((row) => withMarks(row.key === ENERGY_LINE ? always(row) : row, vehicles)),
          },
        ]
      : []
  })
}

/** A row that stays wherever only differences are shown. */
function always(row: RowView): RowView {
  const { equalWithout: _, ...always } = row
  return always
}

function withMarks(row: RowView, vehicles: readonly Vehicle[]): RowView {
  const key = FIGURE_KEYS.find((each) => each === row.key)
  const marks =
    key &&
    marksOf(
      key,
      vehicles.map((vehicle) => {
        if (isGone(vehicle)) return null
        return key === 'monthlyCosts' ? comparableCosts(vehicle) : vehicle[key]
      }),
    )
  return marks ? { ...row, marks } : row
}
