import type { MakeModel, VehicleFilters } from '#catalogue/filters.ts'
import type { Makes } from '../../blocks/makes.server.ts'
import { makeOfSlug } from './list-request.server.ts'

/** The row that a slug stands for; undefined when it names no make, or no model of its make. */
export async function rowOfSlug(slug: string, makes: Makes): Promise<MakeModel | undefined> {
  const named = makeOfSlug(slug, makes.all)
  if (!named) return undefined
  const { make, rest } = named
  if (!rest) return { make }
  const models = await makes.modelsOf(make)
  return models.some(({ name }) => name === rest) ? { make, model: rest } : undefined
}

/** The filters without models that their make does not have: what is left when another make was chosen for a row. */
export async function withKnownModels(filters: VehicleFilters, makes: Makes): Promise<VehicleFilters> {
  const makeModel = await Promise.all(
    filters.makeModel.map(async ({ make, model }) => {
      const models = model === undefined ? [] : await makes.modelsOf(make)
      return models.some(({ name }) => name === model) ? { make, model } : { make }
    }),
  )
  return { ...filters, makeModel }
}
