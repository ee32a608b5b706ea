import type { VehicleFilters } from '#catalogue/filters.ts'
import type { Locale } from '#domain/locale.ts'
import { MAX_MAKE_MODEL_ROWS } from '#domain/vehicle/search-vocabulary.ts'
import type { VehicleListQuery } from '#storefront/generated/graphql.ts'
import { makeOptions, modelOptions } from '../../blocks/make-options.server.ts'
import type { Makes } from '../../blocks/makes.server.ts'
import type { MakeRowView, MakesView } from './list-view.ts'

/** Up to three rows of make and model: those that are set, and one more to fill in. */
export async function makesControl(
  filters: VehicleFilters,
  facets: VehicleListQuery['searchVehicles']['facets'],
  makes: Makes,
  locale: Locale,
): Promise<MakesView> {
  const set = await Promise.all(
    filters.makeModel.map(async ({ make, model = '' }): Promise<MakeRowView> => {
      const models = await makes.modelsOf(make)
      const counts = new Map(facets.models.flatMap((one) => (one.make === make ? [[one.name, one.count]] : [])))
      return { make, model, models: modelOptions(models, counts, model, locale) }
    }),
  )
  const rows = [...set, { make: '', model: '', models: [] }].slice(0, MAX_MAKE_MODEL_ROWS)
  const chosen = filters.makeModel.map(({ make }) => make)
  const hits = new Map(facets.makeModel.map(({ name, count }) => [name, count]))
  return { kind: 'makes', makes: makeOptions(makes.all, ({ name }) => hits.get(name) ?? 0, chosen, locale), rows }
}
