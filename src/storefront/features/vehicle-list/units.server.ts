import { FIELD_FILTERS } from '#catalogue/filter-groups.ts'
import type { FilterParam } from '#catalogue/filter-params.ts'
import type { VehicleFilters } from '#catalogue/filters.ts'

const SHORT: Readonly<Record<string, string>> = { 'l/100km': 'l/100\u00A0km', 'kWh/100km': 'kWh/100\u00A0km' }

/** The unit a bound is entered in; power follows the visitor's choice of kW or PS. */
export function unitOf(param: FilterParam, filters: VehicleFilters): string | undefined {
  const unit = FIELD_FILTERS.find(({ filter }) => filter.param === param)?.field.unit
  if (!unit) return undefined
  if (unit === 'kW') return filters.powerUnit === 'PS' ? 'PS' : 'kW'
  return SHORT[unit] ?? unit
}
