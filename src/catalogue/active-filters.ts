import { FILTER_GROUPS, type FilterGroup } from '#domain/vehicle/search-vocabulary.ts'
import { BOUND_PARAMS, CHOICE_PARAMS, FILTER_PARAMS, TOGGLE_PARAMS } from './filter-params.ts'
import type { VehicleFilters } from './filters.ts'
import { normalFilters } from './normal-filters.ts'

/**
 * How many filters of each group are active. Each chosen value counts as one, a range as one whether it has one bound or two, a place with
 * its radius as one. Bounds that limit nothing (mileage from 200,000, owners from 4) do not count.
 */
export function activeCounts(filters: VehicleFilters): Record<FilterGroup, number> {
  const normal = normalFilters(filters)
  const counts = Object.fromEntries(FILTER_GROUPS.map((group) => [group, 0])) as Record<FilterGroup, number>
  counts.LOCATION = normal.location ? 1 : 0
  counts.MERCHANT_LOCATION = normal.merchants.length
  counts.MAKE_MODEL = normal.makeModel.length
  counts.PRICE = normal.price && (normal.price.min !== undefined || normal.price.max !== undefined) ? 1 : 0
  for (const param of CHOICE_PARAMS) counts[FILTER_PARAMS[param].group] += normal.choices[param]?.length ?? 0
  const bound = BOUND_PARAMS.filter((param) => normal.bounds[param] !== undefined)
  const ranges = new Map<string, FilterGroup>(
    bound.map((param) => [FILTER_PARAMS[param].range, FILTER_PARAMS[param].group]),
  )
  for (const group of ranges.values()) counts[group] += 1
  for (const param of TOGGLE_PARAMS) counts[FILTER_PARAMS[param].group] += normal.toggles.includes(param) ? 1 : 0
  return counts
}

export function activeCount(filters: VehicleFilters): number {
  return Object.values(activeCounts(filters)).reduce((sum, count) => sum + count, 0)
}
