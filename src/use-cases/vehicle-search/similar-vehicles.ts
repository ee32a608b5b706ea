import { fromCents } from '#domain/format/money.ts'
import { NO_FILTERS, type VehicleFilters } from '#catalogue/filters.ts'
import type { MerchantScope } from '#domain/merchant-scope.ts'
import { clausesOf } from './clauses.ts'
import type { SearchDeps } from './vehicle-search.ts'
import type { Vehicle } from '../vehicle/vehicle.ts'

/** Price corridors around the vehicle, narrow first; null: any price. */
const CORRIDORS = [0.2, 0.5, null]

/**
 * Offers like this one, at most `limit`. The rule, as it is told to visitors: first the same model within 20 % of the price, then the
 * same body type within 20 %, then both within 50 %, then the same body type at any price; the newest offers of each step first.
 */
export async function readSimilarVehicles(
  vehicle: Vehicle,
  limit: number,
  scope: MerchantScope,
  { index, read }: SearchDeps,
): Promise<Vehicle[]> {
  const ids = new Set<number>()
  for (const corridor of CORRIDORS) {
    for (const filters of [sameModel(vehicle), sameBody(vehicle)]) {
      const clauses = clausesOf({ ...filters, ...priceWithin(vehicle, corridor) }, scope, index.directory)
      const found = index.engine.search({
        clauses,
        sort: { by: 'ADDED', direction: 'desc' },
        offset: 0,
        limit: limit + 1,
        facets: false,
      })
      for (const id of found.ids) if (id !== vehicle.id) ids.add(id)
      if (ids.size >= limit) return index.shelf.vehicles(read, [...ids].slice(0, limit))
    }
  }
  return index.shelf.vehicles(read, [...ids])
}

function sameModel({ make, model }: Vehicle): VehicleFilters {
  return { ...NO_FILTERS, makeModel: [{ make: make.slug, model: model.slug }] }
}

function sameBody({ attributes: { bodyType } }: Vehicle): VehicleFilters {
  return bodyType ? { ...NO_FILTERS, choices: { body: [bodyType] } } : NO_FILTERS
}

function priceWithin({ attributes: { price } }: Vehicle, corridor: number | null): Pick<VehicleFilters, 'price'> {
  if (corridor === null || price === null) return {}
  const euros = fromCents(price)
  return {
    price: { kind: 'CASH_RANGE', min: Math.floor(euros * (1 - corridor)), max: Math.ceil(euros * (1 + corridor)) },
  }
}
