import { NO_FILTERS } from '#catalogue/filters.ts'
import type { MerchantScope } from '#domain/merchant-scope.ts'
import { slugOf } from '#domain/vehicle/vehicle-slug.ts'
import { modelFamilies } from '#domain/vehicle/model-families.ts'
import type { SearchResult } from '#search/request.ts'
import { clausesOf } from './clauses.ts'
import { MAKE, MODEL } from './engine-schema.ts'
import type { VehicleIndex } from './vehicle-index.ts'

export interface MakeCount {
  readonly slug: string
  readonly name: string
  readonly preferred: boolean
  /** Vehicles on offer. */
  readonly count: number
}

export interface ModelCount extends MakeCount {
  /** The model family it belongs to; empty for a model on its own. */
  readonly groups: readonly string[]
}

/** Every make with its offers, in the order of the directory. */
export function countMakes(scope: MerchantScope, index: VehicleIndex): MakeCount[] {
  return makesOf(countStock(scope, index), index)
}

/** The makes a merchant has on offer, most first. */
export function countMakesOfMerchant(merchantUuid: string, scope: MerchantScope, index: VehicleIndex): MakeCount[] {
  return makesOf(countFacets({ ...NO_FILTERS, merchants: [merchantUuid] }, scope, index), index)
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
}

/** Every model of a make with its offers, by name; nothing for an unknown make. */
export function countModels(makeName: string, scope: MerchantScope, index: VehicleIndex): ModelCount[] {
  const { directory } = index
  const make = directory.makeBySlug.get(slugOf(makeName))
  const models = make ? (directory.modelsOfMake.get(make.id) ?? []) : []
  const { counts } = countStock(scope, index)
  const families = modelFamilies(models.map(({ name }) => name))
  return models.map(({ id, slug, name }) => ({
    ...{ slug, name, preferred: false, groups: families.get(name) ?? [] },
    count: counts[MODEL]?.[id] ?? 0,
  }))
}

function makesOf({ counts }: SearchResult, { directory }: VehicleIndex): MakeCount[] {
  return directory.makes.map(({ id, slug, name, preferred }) => ({
    ...{ slug, name, preferred: preferred !== undefined },
    count: counts[MAKE]?.[id] ?? 0,
  }))
}

/** Counts of the whole stock are cached per generation, because every list asks for them. */
const wholeStock = new WeakMap<VehicleIndex, { readonly generation: number; readonly result: SearchResult }>()

/** Counts over everything the request may see. */
function countStock(scope: MerchantScope, index: VehicleIndex): SearchResult {
  const { generation } = index
  const isWhole = scope.merchantUuids.length === 0
  const cached = isWhole ? wholeStock.get(index) : undefined
  if (cached?.generation === generation) return cached.result
  const result = countFacets(NO_FILTERS, scope, index)
  if (isWhole) wholeStock.set(index, { generation, result })
  return result
}

function countFacets(filters: typeof NO_FILTERS, scope: MerchantScope, { engine, directory }: VehicleIndex) {
  const sort = { by: 'ADDED', direction: 'desc' } as const
  return engine.search({ clauses: clausesOf(filters, scope, directory), sort, offset: 0, limit: 0 })
}
