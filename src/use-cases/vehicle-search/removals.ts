import type { VehicleFilters } from '#catalogue/filters.ts'
import { FILTER_PARAMS } from '#catalogue/filter-params.ts'
import { FIELD_FILTERS } from '#catalogue/filter-groups.ts'
import { type SingleFilter, singleFilters } from '#catalogue/single-filters.ts'
import type { SearchField } from '#catalogue/search-columns.ts'
import type { SearchResult } from '#search/request.ts'

/** How many offers the search would show without one of its filters; fewer where a value of several goes. */
export interface Removal {
  readonly param: SingleFilter['param']
  readonly value: string
  readonly count: number
}

/**
 * What taking each single filter away would bring. The search itself knows most of it: what one group keeps out alone, and
 * how many have each value of a choice. Only filters that share their group with another kind are counted one by one.
 */
export function removalsOf(
  filters: VehicleFilters,
  result: SearchResult,
  count: (filters: VehicleFilters) => number,
): Removal[] {
  const singles = singleFilters(filters)
  return singles.map((single) => {
    const { group, param, value, without } = single
    const others = singles.filter((other) => other.group === group && other !== single)
    const known =
      others.length === 0 ? result.total + (result.keptOut[group] ?? 0) : withoutValue(single, others, result)
    return { param, value, count: known ?? count(without) }
  })
}

/** One of several values, of which an offer has one only: what is left is the total without those that have it. */
function withoutValue({ param, value }: SingleFilter, others: readonly SingleFilter[], result: SearchResult) {
  if (!(param in FILTER_PARAMS) || others.some((other) => other.param !== param)) return undefined
  const field = FIELD_FILTERS.find(({ filter }) => filter.param === param)?.field as SearchField | undefined
  if (field?.search.kind !== 'value') return undefined
  const own = result.counts[field.key]?.[field.search.values.indexOf(value)]
  return own === undefined ? undefined : result.total - own
}
