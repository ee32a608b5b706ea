import type { VehicleFilters } from '#catalogue/filters.ts'
import type { ReadHandle } from '#database/handles.ts'
import type { Sorting } from '#domain/vehicle/search-vocabulary.ts'
import type { Sort } from '#search/request.ts'
import type { Place, Places } from '#services/places/port.ts'
import type { Vehicle } from '../vehicle/vehicle.ts'
import type { MerchantScope } from '#domain/merchant-scope.ts'
import { clausesOf } from './clauses.ts'
import { type Facets, facetsOf } from './facets.ts'
import { type Relaxation, relaxationsOf } from './relaxations.ts'
import { type Removal, removalsOf } from './removals.ts'
import type { VehicleIndex } from './vehicle-index.ts'

export interface VehicleSearch {
  readonly filters: VehicleFilters
  readonly sort: Sorting
  /** From 1. A page beyond the end is answered with the last one. */
  readonly page: number
  readonly itemsPerPage: number
  readonly scope: MerchantScope
  /** What is needed beside the total: the vehicles of the page, which are read from the database, and the counts of every filter option. */
  readonly wants: { readonly vehicles: boolean; readonly facets: boolean }
}

export interface VehicleSearchResult {
  readonly totalCount: number
  readonly page: number
  readonly pageCount: number
  /** Empty where they are not wanted. */
  readonly vehicles: readonly Vehicle[]
  /** All counts are 0 where they are not wanted. */
  readonly facets: Facets
  /** Without results: the single filters that stand in the way most, best first. */
  readonly relaxations: readonly Relaxation[]
  /** What taking each filter that is set away would bring, in the order of the address. Counted when it is asked for. */
  readonly removals: () => readonly Removal[]
  /** The place the location filter means; null without one, or where no such place is known (then it restricts nothing). */
  readonly place: Place | null
}

export interface SearchDeps {
  readonly index: VehicleIndex
  readonly read: ReadHandle
  readonly places: Places
}

/** One page of the offers that match, as far as it is wanted. */
export async function searchVehicles(
  search: VehicleSearch,
  { index, read, places }: SearchDeps,
): Promise<VehicleSearchResult> {
  const { filters, place } = await withCoordinates(search.filters, places)
  const { engine, directory } = index
  const { wants } = search
  const request = {
    clauses: clausesOf(filters, search.scope, directory),
    sort: sortOf(search, filters),
    limit: wants.vehicles ? search.itemsPerPage : 0,
    facets: wants.facets,
  }
  const offset = (search.page - 1) * search.itemsPerPage
  let result = engine.search({ ...request, offset })
  const pageCount = Math.max(1, Math.ceil(result.total / search.itemsPerPage))
  const page = Math.min(search.page, pageCount)
  if (page !== search.page && wants.vehicles)
    result = engine.search({ ...request, offset: (page - 1) * search.itemsPerPage })
  return {
    totalCount: result.total,
    page,
    pageCount,
    vehicles: await index.shelf.vehicles(read, result.ids),
    facets: facetsOf(result, directory, search.scope),
    relaxations: result.total > 0 ? [] : relaxationsOf(filters, (other) => countMatches(other, search.scope, index)),
    removals: () => removalsOf(filters, result, (other) => countMatches(other, search.scope, index)),
    place,
  }
}

/** How many offers match; no page, no counts. */
export function countMatches(
  filters: VehicleFilters,
  scope: MerchantScope,
  { engine, directory }: VehicleIndex,
): number {
  const sort = { by: 'ADDED', direction: 'desc' } as const
  return engine.search({ clauses: clausesOf(filters, scope, directory), sort, offset: 0, limit: 0, facets: false })
    .total
}

/** The filters with the coordinates of the place they name, where it is known, and that place. */
export async function withCoordinates(
  filters: VehicleFilters,
  places: Pick<Places, 'geocode'>,
): Promise<{ filters: VehicleFilters; place: Place | null }> {
  const { location } = filters
  if (!location) return { filters, place: null }
  const place = location.place ? ((await places.geocode(location.place)) ?? null) : null
  if (location.latitude !== undefined && location.longitude !== undefined) {
    const { latitude, longitude } = location
    return {
      filters,
      place: { zip: '', city: location.place, state: '', areaCode: null, ...place, latitude, longitude },
    }
  }
  if (!place) return { filters, place: null }
  const { latitude, longitude } = place
  return { filters: { ...filters, location: { ...location, latitude, longitude } }, place }
}

function sortOf({ sort }: VehicleSearch, { location }: VehicleFilters): Sort {
  const direction = sort.direction === 'ASC' ? 'asc' : 'desc'
  if (sort.subject !== 'DISTANCE') return { by: sort.subject, direction }
  if (location?.latitude === undefined || location.longitude === undefined) return { by: 'ADDED', direction: 'desc' }
  return { by: 'distance', from: { latitude: location.latitude, longitude: location.longitude }, direction }
}
