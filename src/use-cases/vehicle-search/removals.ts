import type { VehicleFilters } from '#catalogue/filters.ts'
import { FILTER_PARAMS } from '#catalogue/filter-params.ts'
import { FIELD_FILTERS } from '#catalogue/filter-groups.ts'
import { type SingleFilter, singleFilters } from '#catalogue/single-filters.ts'
import type { SearchField } from '#catalogue/search-columns.ts'
import { groupOfFilter } from './engine-schema.ts'
import type { SearchResult } from '#search/request.ts'

/** How many offers the search would show without one of its filters; of a filter with several values, without one value. */
export interface Removal {
  readonly param: SingleFilter['param']
  readonly value: string
  readonly count: number
}

/**
 * Counts the offers without each single filter. The search itself knows most of them: how many one filter alone excludes, and how many have
 * each value of a choice. Only one of several features or models is counted separately.
 */
export function removalsOf(
  filters: VehicleFilters,
  result: SearchResult,
  count: (filters: VehicleFilters) => number,
): Removal[] {
  const singles = singleFilters(filters)
  return singles.map((single) => {
    const { param, value, without } = single
    const group = groupOfFilter(param)
    const others = singles.filter((other) => other !== single && groupOfFilter(other.param) === group)
    const known =
      others.length === 0 ? result.total + (result.excludedBy[group] ?? 0) : withoutValue(single, others, result)
    return { param, value, count: known ?? count(without) }
  })
}

/** For one of several values of a field with one value each: the total less the offers with that value. */
function withoutValue({ param, value }: SingleFilter, others: readonly SingleFilter[], result: SearchResult) {
  if (!(param in FILTER_PARAMS) || others.some((other) => other.param !== param)) return undefined
  const field = FIELD_FILTERS.find(({ filter }) => filter.param === param)?.field as SearchField | undefined
  if (field?.search.kind !== 'value') return undefined
  const own = result.counts[field.key]?.[field.search.values.indexOf(value)]
  return own === undefined ? undefined : result.total - own
}
