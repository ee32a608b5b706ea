import type { VehicleFilters } from '#catalogue/filters.ts'
import type { Locale } from '#domain/locale.ts'
import { DEFAULT_RADIUS, RADIUS_CHOICES } from '#domain/vehicle/radius.ts'
import { CONDITIONS_SHOWN_AT_FIRST } from '#domain/vehicle/search-vocabulary.ts'
import type { ListFacetsFragment } from '#storefront/generated/graphql.ts'
import { kilometres } from '../../blocks/card.server.ts'
import type { ChoicesView, PlaceView } from './list-view.ts'

/** Dealers offered in the panel; the others are found on the dealers' page. */
const DEALERS_SHOWN = 8

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
      options: RADIUS_CHOICES.map((km) => ({ value: valueOf(km), label: kilometres(km, locale) })),
      chosen: valueOf(radius),
    },
  }
}

/** The dealers with the most hits, and every one that is chosen. Others have no place in a dealer's own shop. */
export function dealerControl({ merchants }: VehicleFilters, { merchantLocation }: ListFacetsFragment): ChoicesView[] {
  const options = merchantLocation
    .toSorted((a, b) => b.count - a.count || a.displayName.localeCompare(b.displayName, 'de'))
    .filter(({ name, count }, index) => (count > 0 && index < DEALERS_SHOWN) || merchants.includes(name))
    .map(({ name, displayName, count }) => [name, displayName, count] as const)
  return options.length > 1 || merchants.length > 0
    ? [{ kind: 'choices', name: 'dealer', options, chosen: merchants, shown: CONDITIONS_SHOWN_AT_FIRST }]
    : []
}
