import { DEFAULT_LIST_STATE, listQuery, type ListState, presentationQuery } from '#catalogue/codec.ts'
import { filterQuery } from '#catalogue/filter-codec.ts'
import { NO_FILTERS, type VehicleFilters } from '#catalogue/filters.ts'
import { presetOf } from '#catalogue/presets.ts'
import type { Locale } from '#domain/locale.ts'
import { pathFor } from '#domain/routes/paths.ts'

/** The one address of a list state: exactly one preset, or one make with or without a model, has a path of its own. */
export function listHref(state: ListState, locale: Locale): string {
  const own = ownPathOf(state.filters, locale)
  const query = own === undefined ? listQuery(state) : presentationQuery(state)
  const path = own ?? pathFor('cars', locale)
  return query ? `${path}?${query}` : path
}

/** The first page of a list with these filters and nothing else set. */
export function filterHref(filters: Partial<VehicleFilters>, locale: Locale): string {
  return listHref({ ...DEFAULT_LIST_STATE, filters: { ...NO_FILTERS, ...filters } }, locale)
}

function ownPathOf(filters: VehicleFilters, locale: Locale): string | undefined {
  const preset = presetOf(filters)
  if (preset) return pathFor(preset, locale)
  const [row, ...others] = filters.makeModel
  if (!row || others.length > 0) return undefined
  if (filterQuery(filters) !== filterQuery({ ...NO_FILTERS, makeModel: [row] })) return undefined
  return pathFor('cars-slug', locale, { slug: row.model ? `${row.make}-${row.model}` : row.make })
}
