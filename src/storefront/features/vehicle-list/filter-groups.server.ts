import { activeCounts } from '#catalogue/active-filters.ts'
import { withoutGroup } from '#catalogue/change-filters.ts'
import { FILTER_GROUP_ROWS } from '#catalogue/filter-groups.ts'
import type { ListState } from '#catalogue/codec.ts'
import type { Locale } from '#domain/locale.ts'
import type { FilterGroup } from '#domain/vehicle/search-vocabulary.ts'
import type { VehicleListQuery } from '#storefront/generated/graphql.ts'
import type { PlaceHintView } from '../../blocks/place-hint-view.ts'
import { equipmentControls } from './equipment-controls.server.ts'
import { fieldControls } from './field-controls.server.ts'
import type { ControlView, GroupView } from './list-view.ts'
import type { Makes } from '../../blocks/makes.server.ts'
import { makesControl } from './makes-control.server.ts'
import { dealerControl, placeControl } from './place-controls.server.ts'
import { priceControls } from './price-controls.server.ts'

/** The groups in the order in which buyers decide; the order of the specification is used for the address. */
const DISPLAY_ORDER: readonly FilterGroup[] = [
  'MAKE_MODEL',
  'LOCATION',
  'PRICE',
  'VEHICLE_CONDITION',
  'VEHICLE_TYPE',
  'FUEL',
  'DRIVE',
  'OFFER',
  'EQUIPMENT',
  'BODY_COLORS',
  'INTERIOR',
  'EMISSION',
  'MERCHANT_LOCATION',
]

/** Groups that are open before anything is chosen. */
const OPEN_AT_FIRST: ReadonlySet<FilterGroup> = new Set([
  'LOCATION',
  'MAKE_MODEL',
  'PRICE',
  'VEHICLE_CONDITION',
  'FUEL',
])

function rowOf(group: FilterGroup) {
  return FILTER_GROUP_ROWS.find((row) => row.group === group)!
}

/** The filter panel: every group of the catalogue with its controls, their counts and what is chosen. */
export async function filterGroups(
  state: ListState,
  { facets, place }: Pick<VehicleListQuery['searchVehicles'], 'facets' | 'place'>,
  makes: Makes,
  locale: Locale,
  { isOneDealers, hint }: { readonly isOneDealers: boolean; readonly hint: PlaceHintView | undefined },
): Promise<GroupView[]> {
  const { filters, allFilters } = state
  const isUnknownPlace = Boolean(filters.location?.place) && !place
  const active = activeCounts(isUnknownPlace ? withoutGroup(filters, 'LOCATION') : filters)
  const own: Partial<Record<FilterGroup, readonly ControlView[]>> = {
    // All cars of a dealer's own shop are at that dealer.
    LOCATION: isOneDealers ? [] : [placeControl(filters, hint?.problem, locale)],
    MERCHANT_LOCATION: dealerControl(state, facets, locale),
    MAKE_MODEL: [await makesControl(filters, facets, makes, locale)],
    PRICE: [...priceControls(state, facets, locale), ...fieldControls(rowOf('PRICE'), filters, facets, locale)],
    EQUIPMENT: equipmentControls(state, facets, locale),
    OFFER: fieldControls(rowOf('OFFER'), filters, facets, locale).filter(
      (control) => !isOneDealers || !('name' in control && control.name === 'seller'),
    ),
  }
  const rows = FILTER_GROUP_ROWS.toSorted((a, b) => DISPLAY_ORDER.indexOf(a.group) - DISPLAY_ORDER.indexOf(b.group))
  return rows
    .map((row) => ({
      group: row.group,
      title: row.label[locale],
      active: active[row.group],
      open: OPEN_AT_FIRST.has(row.group) || active[row.group] > 0 || (allFilters && row.group === 'EQUIPMENT'),
      controls: own[row.group] ?? fieldControls(row, filters, facets, locale),
    }))
    .filter(({ controls }) => controls.length > 0)
}
