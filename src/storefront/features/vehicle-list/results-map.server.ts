import { type ListState, withFilters } from '#catalogue/codec.ts'
import { formatNumber } from '#domain/format/numbers.ts'
import type { Locale } from '#domain/locale.ts'
import { resultsMapTexts } from '#messages/results-map.ts'
import { inLanguage } from '#messages/texts.ts'
import type { ListFacetsFragment, MapDealersQuery } from '#storefront/generated/graphql.ts'
import { dealerMap } from '../../blocks/dealer-map.server.ts'
import { listHref } from '../../blocks/list-address.server.ts'
import type { ResultsMapView } from './list-view.ts'

type Selling = MapDealersQuery['merchants'][number] & { readonly count: number }
type Counts = ListFacetsFragment['merchantLocation']

/**
 * Where the cars of a list stand: each place with its dealers' cars, and a dot for those that would cover each other. Both lead to the list
 * of those cars. Offers of private persons have no dealer and no place on the map.
 */
export function resultsMap(
  state: ListState,
  { merchantLocation, total }: { readonly merchantLocation: Counts; readonly total: number },
  dealers: MapDealersQuery['merchants'],
  locale: Locale,
): ResultsMapView {
  const texts = inLanguage(resultsMapTexts, locale)
  const { merchants } = state.filters
  const counts = new Map(merchantLocation.map(({ name, count }) => [name, count]))
  const selling = dealers
    .map((dealer) => ({ ...dealer, count: counts.get(dealer.id) ?? 0 }))
    .filter(({ count }) => count > 0)
  const hrefOf = (members: readonly Selling[]) =>
    listHref(
      { ...withFilters(state, { ...state.filters, merchants: members.map(({ id }) => id) }), map: false },
      locale,
    )
  const countOf = (members: readonly Selling[]) => members.reduce((sum, { count }) => sum + count, 0)
  const isChosen = (members: readonly Selling[]) => members.some(({ id }) => merchants.includes(id))
  const inFigures = (count: number) =>
    count < 1000 ? String(count) : `${formatNumber(Math.round(count / 100) / 10, locale)}k`
  const map = dealerMap(
    selling,
    (members) => ({
      label: inFigures(countOf(members)),
      title: texts.carsIn(countOf(members), [...new Set(members.map(({ city }) => city))].join(', ')),
      href: hrefOf(members),
      isChosen: isChosen(members),
    }),
    { here: null },
  )
  const places = [...Map.groupBy(selling, ({ city }) => city)]
    .map(([town, members]) => ({
      ...{ town, count: countOf(members), href: hrefOf(members) },
      dealers: members.map(({ name }) => name).join(', '),
      ...(isChosen(members) ? { isChosen: true as const } : {}),
    }))
    .toSorted((a, b) => b.count - a.count || a.town.localeCompare(b.town, 'de'))
  const shown = merchants.length > 0 ? total : countOf(selling)
  return { map, places, missing: Math.max(0, total - shown) }
}
