import { searchPositions, SEARCH_FIELDS, PRICE_FIELDS } from '#catalogue/search-columns.ts'
import { isInScope, type MerchantScope } from '#domain/merchant-scope.ts'
import type { Clause } from '#search/request.ts'
import { NO_FILTERS } from '#catalogue/filters.ts'
import { isVehicleId } from '#domain/vehicle/vehicle-slug.ts'
import type { Vehicle } from '../vehicle/vehicle.ts'
import { readVehicle } from '../vehicle/vehicle-by-id.ts'
import { clausesOf } from './clauses.ts'
import { MERCHANT, MODEL } from './engine-schema.ts'
import type { VehicleIndex } from './vehicle-index.ts'
import type { SearchDeps } from './vehicle-search.ts'

/** Price corridors around the vehicle, narrow first; null: any price. */
const CORRIDORS = [0.2, 0.5, null]
const BODY = SEARCH_FIELDS.find(({ key }) => key === 'bodyType')!
const CASH_PRICE = PRICE_FIELDS.CASH_RANGE

/** What others are compared with, as the index numbers it; undefined where it is not known. */
interface Likeness {
  readonly model: number
  readonly body: number | undefined
  /** Cents. */
  readonly price: number | undefined
}

/**
 * Offers like this one, at most `limit`; none for a vehicle that the request may not see. The rule, as it is told to visitors: first the
 * same model within 20 % of the price, then the same body type within 20 %, then both within 50 %, then the same body type at any
 * price; the newest offers of each step first.
 */
export async function readSimilarVehicles(
  vehicleId: string,
  limit: number,
  scope: MerchantScope,
  { index, read }: Pick<SearchDeps, 'index' | 'read'>,
): Promise<Vehicle[]> {
  if (!isVehicleId(vehicleId)) return []
  const like = likenessInIndex(index, Number(vehicleId), scope) ?? likenessOf(await readGone())
  if (!like) return []
  const ids = new Set<number>()
  for (const clauses of steps(like)) {
    const found = index.engine.search({
      clauses: [...clausesOf(NO_FILTERS, scope, index.directory), ...clauses],
      sort: { by: 'ADDED', direction: 'desc' },
      offset: 0,
      limit: limit + 1,
      facets: false,
    })
    for (const id of found.ids) if (id !== Number(vehicleId)) ids.add(id)
    if (ids.size >= limit) break
  }
  return index.shelf.vehicles(read, [...ids].slice(0, limit))

  /** One that is no longer on offer is not in the index. */
  function readGone(): Promise<Vehicle | undefined> {
    return readVehicle(read, vehicleId, scope, index.shelf.vehicles)
  }
}

/** Found before any row is read, so that a page reads a vehicle and those like it together. */
function likenessInIndex({ engine, directory }: VehicleIndex, id: number, scope: MerchantScope): Likeness | undefined {
  const values = engine.read(id, [MODEL, MERCHANT, BODY.key, CASH_PRICE])
  const merchant = directory.merchants.find((candidate) => candidate.id === values?.[MERCHANT])
  if (!values || !merchant || !isInScope(scope, merchant.uuid)) return undefined
  // The schema says that these are numbers.
  const { [MODEL]: model, [BODY.key]: body, [CASH_PRICE]: price } = values as Record<string, number>
  return { model: model!, body, price }
}

function likenessOf(vehicle: Vehicle | undefined): Likeness | undefined {
  if (!vehicle) return undefined
  const { bodyType, price } = vehicle.attributes
  return { model: vehicle.modelId, body: searchPositions(BODY, bodyType)[0], price: price ?? undefined }
}

function* steps({ model, body, price }: Likeness): Generator<Clause[]> {
  for (const corridor of CORRIDORS) {
    const within: Clause[] =
      corridor === null || price === undefined
        ? []
        : [{ field: CASH_PRICE, min: Math.floor(price * (1 - corridor)), max: Math.ceil(price * (1 + corridor)) }]
    yield [{ field: MODEL, anyOf: [model] }, ...within]
    yield [...(body === undefined ? [] : [{ field: BODY.key, anyOf: [body] }]), ...within]
  }
}
