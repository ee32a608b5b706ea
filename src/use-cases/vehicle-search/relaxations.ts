import { withoutGroup, withoutOption, withoutPriceBounds, withoutRange, withToggle } from '#catalogue/change-filters.ts'
import { BOUND_PARAMS, CHOICE_PARAMS, FILTER_PARAMS } from '#catalogue/filter-params.ts'
import type { VehicleFilters } from '#catalogue/filters.ts'

/** A filter whose removal alone brings results. */
export interface Relaxation {
  /** URL parameter, or the group for the composite filters. */
  readonly filter: string
  readonly filters: VehicleFilters
  readonly count: number
}

const MAX_RELAXATIONS = 3

/** The single filters whose removal brings most where nothing matches: at most three, none that brings nothing. */
export function relaxationsOf(filters: VehicleFilters, count: (filters: VehicleFilters) => number): Relaxation[] {
  return candidates(filters)
    .map((candidate) => ({ ...candidate, count: count(candidate.filters) }))
    .filter((candidate) => candidate.count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, MAX_RELAXATIONS)
}

function candidates(filters: VehicleFilters): { filter: string; filters: VehicleFilters }[] {
  const found: { filter: string; filters: VehicleFilters }[] = []
  if (filters.location) found.push({ filter: 'LOCATION', filters: withoutGroup(filters, 'LOCATION') })
  if (filters.merchants.length > 0)
    found.push({ filter: 'MERCHANT_LOCATION', filters: withoutGroup(filters, 'MERCHANT_LOCATION') })
  if (filters.makeModel.length > 0) found.push({ filter: 'MAKE_MODEL', filters: withoutGroup(filters, 'MAKE_MODEL') })
  if (filters.price) found.push({ filter: 'PRICE', filters: withoutPriceBounds(filters) })
  for (const param of CHOICE_PARAMS) {
    const chosen = filters.choices[param] ?? []
    if (chosen.length === 0) continue
    const without = chosen.reduce((rest, value) => withoutOption(rest, param, value), filters)
    found.push({ filter: param, filters: without })
  }
  const ranges = new Set<string>()
  for (const param of BOUND_PARAMS) {
    if (filters.bounds[param] === undefined || ranges.has(FILTER_PARAMS[param].range)) continue
    ranges.add(FILTER_PARAMS[param].range)
    found.push({ filter: param, filters: withoutRange(filters, param) })
  }
  for (const param of filters.toggles) found.push({ filter: param, filters: withToggle(filters, param, false) })
  return found
}
