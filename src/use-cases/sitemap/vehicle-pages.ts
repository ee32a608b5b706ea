import { SHOWN_SELLERS } from '#domain/vehicle/shown-sellers.ts'
import type { ReadHandle } from '#database/handles.ts'
import type { Brand } from '#domain/brand.ts'
import type { MerchantScope } from '#domain/merchant-scope.ts'

/** What a sitemap says of one offer. */
interface VehiclePage {
  readonly id: number
  readonly makeName: string
  readonly modelName: string
  readonly updatedAt: Date
}

/** Offers on sale whose ids lie in `[from, to)`, by id. A storefront has none: its cars have their canonical page on the main site. */
export async function readVehiclePages(
  read: ReadHandle,
  brand: Brand,
  from: number,
  to: number,
): Promise<VehiclePage[]> {
  if (brand.slug !== null) return []
  return onSale(read, brand)
    .select(['v.id', 'mk.slug as makeName', 'md.slug as modelName', 'v.updated_at as updatedAt'])
    .where('v.id', '>=', from)
    .where('v.id', '<', to)
    .orderBy('v.id')
    .execute()
}

/** Which parts of `size` ids (the first begins with 1) have such a page, and when one of it last changed. */
export async function readVehicleParts(
  read: ReadHandle,
  brand: Brand,
  size: number,
): Promise<{ part: number; changedAt: Date }[]> {
  if (brand.slug !== null) return []
  return read
    .selectFrom('vehicles as v')
    .innerJoin('merchants as m', 'm.id', 'v.merchant_id')
    .select((eb) => [
      eb.fn<number>('div', [eb('v.id', '-', 1), eb.val(size)]).as('part'),
      eb.fn.max('v.updated_at').as('changedAt'),
    ])
    .where('v.state', 'in', ['PUBLISHED', 'RESERVED'])
    .where('m.state', '=', 'PUBLISHED')
    .where('m.kind', 'in', SHOWN_SELLERS)
    .groupBy('part')
    .orderBy('part')
    .execute()
}

/** A make and model of which something is on sale. */
export interface ModelPage {
  readonly makeName: string
  readonly modelName: string
  readonly changedAt: Date
}

/** Makes and models on sale, by name, and when an offer of theirs last changed. */
export async function readModelPages(read: ReadHandle, scope: MerchantScope): Promise<ModelPage[]> {
  return onSale(read, scope)
    .select((eb) => ['mk.slug as makeName', 'md.slug as modelName', eb.fn.max('v.updated_at').as('changedAt')])
    .groupBy(['mk.slug', 'md.slug'])
    .orderBy('mk.slug')
    .orderBy('md.slug')
    .execute()
}

function onSale(read: ReadHandle, { merchantUuids }: MerchantScope) {
  const query = read
    .selectFrom('vehicles as v')
    .innerJoin('makes as mk', 'mk.id', 'v.make_id')
    .innerJoin('models as md', 'md.id', 'v.model_id')
    .innerJoin('merchants as m', 'm.id', 'v.merchant_id')
    .where('v.state', 'in', ['PUBLISHED', 'RESERVED'])
    .where('m.state', '=', 'PUBLISHED')
    .where('m.kind', 'in', SHOWN_SELLERS)
  return merchantUuids.length > 0 ? query.where('m.uuid', 'in', [...merchantUuids]) : query
}
