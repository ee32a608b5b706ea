import { parseFilters } from '#catalogue/filter-codec.ts'
import type { MakeModel, VehicleFilters } from '#catalogue/filters.ts'
import { makeNamed, modelNamed } from '#catalogue/list-path.ts'
import type { Makes } from '../../blocks/makes.server.ts'

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
    .filter(({ model }, index) => !known[index] || (model !== undefined && known[index].model === undefined))
    .map(({ make, model }) => (model === undefined ? make : `${make}.${model}`))
}

/** A row under the slugs of the shop, without what the shop does not have. */
async function knownPart(
  { make: makeName, model: modelName }: MakeModel,
  makes: Makes,
): Promise<MakeModel | undefined> {
  const make = makeNamed(makeName, makes.all)
  if (make === undefined) return undefined
  const model = modelName === undefined ? undefined : modelNamed(modelName, await makes.modelsOf(make))
  return model === undefined ? { make } : { make, model }
}
