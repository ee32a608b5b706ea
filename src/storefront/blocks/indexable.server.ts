import type { ListState } from '#catalogue/codec.ts'
import { NO_FILTERS, type VehicleFilters } from '#catalogue/filters.ts'
import { presetOf } from '#catalogue/presets.ts'
import type { Locale } from '#domain/locale.ts'
import { filterHref, listHref } from './list-address.server.ts'

/** Whether search engines may index a list, and which page they should index instead. */
interface Indexing {
  readonly isIndexed: boolean
  /** The page itself, or the nearest indexed one. */
  readonly path: string
}

/**
 * Only lists with a path of their own are indexed, with their first page in the default order: all cars, the presets, a make and a model.
 * Any other list names the nearest of these as its canonical page. A list without cars is not indexed.
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
