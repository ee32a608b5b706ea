import { parseFilters } from '#catalogue/filter-codec.ts'
import type { MakeModel, VehicleFilters } from '#catalogue/filters.ts'
import { makeOfSlug } from '#catalogue/list-path.ts'
import type { Makes } from '../../blocks/makes.server.ts'

/** The row of a slug; undefined if it names no make, or no model of its make. */
export async function rowOfSlug(slug: string, makes: Makes): Promise<MakeModel | undefined> {
  const named = makeOfSlug(slug, makes.all)
  if (!named) return undefined
  const { make, rest } = named
  if (!rest) return { make }
  const models = await makes.modelsOf(make)
  return models.some(({ name }) => name === rest) ? { make, model: rest } : undefined
}

/**
 * The filters without makes that nobody has, and without models that their make does not have: such a model is left over when another make
 * was chosen for its row.
 */
export async function withKnownModels(filters: VehicleFilters, makes: Makes): Promise<VehicleFilters> {
  const rows = await Promise.all(filters.makeModel.map((row) => knownPart(row, makes)))
  return { ...filters, makeModel: rows.filter((row) => row !== undefined) }
}

/** Rows of an address that name an unknown make or model: `mm=foo`, `mm=audi.foo`. */
export async function misnamedRows(query: URLSearchParams, makes: Makes): Promise<string[]> {
  const { makeModel } = parseFilters(new URLSearchParams(query.getAll('mm').map((row) => ['mm', row])))
  const known = await Promise.all(makeModel.map((row) => knownPart(row, makes)))
  return makeModel
    .filter((row, index) => known[index]?.make !== row.make || known[index].model !== row.model)
    .map(({ make, model }) => (model === undefined ? make : `${make}.${model}`))
}

async function knownPart({ make, model }: MakeModel, makes: Makes): Promise<MakeModel | undefined> {
  if (makes.all.every(({ name }) => name !== make)) return undefined
  const models = model === undefined ? [] : await makes.modelsOf(make)
  return models.some(({ name }) => name === model) ? { make, model } : { make }
}
