import type { ReadHandle } from '#database/handles.ts'
import type { MerchantScope } from '../vehicle-search/clauses.ts'

/** What a sitemap says of one offer. */
export interface VehiclePage {
  readonly id: number
  readonly makeName: string
  readonly modelName: string
  readonly updatedAt: Date
}

/** Offers on sale whose ids lie in `[from, to)`, by id. */
export async function readVehiclePages(
  read: ReadHandle,
  { merchantUuids }: MerchantScope,
  from: number,
  to: number,
): Promise<VehiclePage[]> {
  let query = read
    .selectFrom('vehicles as v')
    .innerJoin('makes as mk', 'mk.id', 'v.make_id')
    .innerJoin('models as md', 'md.id', 'v.model_id')
    .innerJoin('merchants as m', 'm.id', 'v.merchant_id')
    .select(['v.id', 'mk.slug as makeName', 'md.slug as modelName', 'v.updated_at as updatedAt'])
    .where('v.id', '>=', from)
    .where('v.id', '<', to)
    .where('v.state', 'in', ['PUBLISHED', 'RESERVED'])
  if (merchantUuids.length > 0) query = query.where('m.uuid', 'in', [...merchantUuids])
  return query.orderBy('v.id').execute()
}

/** The highest vehicle id, 0 without vehicles: how far the parts of the sitemap reach. */
export async function lastVehicleId(read: ReadHandle): Promise<number> {
  const { last } = await read
    .selectFrom('vehicles')
    .select((eb) => eb.fn.coalesce(eb.fn.max('id'), eb.lit(0)).as('last'))
    .executeTakeFirstOrThrow()
  return last
}
