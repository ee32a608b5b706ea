import type { ListState } from '#catalogue/codec.ts'
import { NO_FILTERS, type VehicleFilters } from '#catalogue/filters.ts'
import { presetOf } from '#catalogue/presets.ts'
import type { Locale } from '#domain/locale.ts'
import { filterHref, listHref } from './list-address.server.ts'

/** Whether search engines may index a list, and which page they should index instead. */
export interface Indexing {
  readonly isIndexed: boolean
  /** The page itself, or the nearest indexed one. */
  readonly path: string
}

/**
 * Of lists only those with a path of their own are kept, from their first page in the usual order: all cars, the presets, a make
 * and a model. Any other stands for the nearest of these: what it has most in common with. A list without a car is not kept.
 */
export function indexingOf(state: ListState, total: number, locale: Locale): Indexing {
  const path = filterHref(nearest(state.filters), locale)
  return { path, isIndexed: total > 0 && listHref(state, locale) === path }
}

/** The model, else the make, else the first preset among the filters, else nothing. */
function nearest({ makeModel, choices }: VehicleFilters): Partial<VehicleFilters> {
  const [row, ...others] = makeModel
  if (row && others.length === 0) return { makeModel: [row] }
  for (const [name, values] of Object.entries(choices)) {
    const alone = { choices: { [name]: values } }
    if (presetOf({ ...NO_FILTERS, ...alone })) return alone
  }
  return {}
}
