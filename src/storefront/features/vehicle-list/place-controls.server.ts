import { formatKilometres } from '#domain/format/numbers.ts'
import type { ListState } from '#catalogue/codec.ts'
import type { VehicleFilters } from '#catalogue/filters.ts'
import type { Locale } from '#domain/locale.ts'
import { DEFAULT_RADIUS, RADIUS_CHOICES } from '#domain/vehicle/radius.ts'
import { CONDITIONS_SHOWN_AT_FIRST } from '#domain/vehicle/search-vocabulary.ts'
import { listWords } from '#messages/list-words.ts'
import type { ListFacetsFragment } from '#storefront/generated/graphql.ts'
import { listHref } from '../../blocks/list-address.server.ts'
import type { ControlView, PlaceView } from './list-view.ts'

/** `problem` says that the place is unknown. */
export function placeControl({ location }: VehicleFilters, problem: string | undefined, locale: Locale): PlaceView {
  const { place = '', radius = DEFAULT_RADIUS, latitude, longitude } = location ?? {}
  const position = latitude === undefined || longitude === undefined ? {} : { position: { latitude, longitude } }
  const valueOf = (km: number) => (km === DEFAULT_RADIUS ? '' : String(km))
  return {
    kind: 'place',
    place,
    ...position,
    ...(problem === undefined ? {} : { problem }),
    radius: {
      options: RADIUS_CHOICES.map((km) => ({ value: valueOf(km), label: formatKilometres(km, locale) })),
      chosen: valueOf(radius),
    },
  }
}

/**
 * The dealers with hits, the largest first, and every one that is chosen; no control where there is only one dealer. While all features are
 * shown, only the first dealers are listed, with a link to the rest: all of both would make the page too large.
 */
export function dealerControl(
  state: ListState,
  { merchantLocation }: ListFacetsFragment,
  locale: Locale,
): ControlView[] {
  const { merchants } = state.filters
  const all = merchantLocation
    .toSorted((a, b) => b.count - a.count || a.displayName.localeCompare(b.displayName, 'de'))
    .filter(({ name, count }) => count > 0 || merchants.includes(name))
  if (all.length <= 1 && merchants.length === 0) return []
  const isShown = (name: string, index: number) =>
    !state.allFilters || index < CONDITIONS_SHOWN_AT_FIRST || merchants.includes(name)
  const options = all
    .filter(({ name }, index) => isShown(name, index))
    .map(({ name, displayName, count }) => [name, displayName, count] as const)
  const list = {
    kind: 'choices',
    name: 'dealer',
    options,
    chosen: merchants,
    shown: CONDITIONS_SHOWN_AT_FIRST,
  } as const
  if (options.length === all.length) return [{ ...list, searched: true }]
  const label = listWords.allDealers[locale](all.length)
  return [
    list,
    { kind: 'links', name: 'all-dealers', links: [[label, listHref({ ...state, allFilters: false }, locale)]] },
  ]
}
