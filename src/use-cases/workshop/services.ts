import { sql } from 'kysely'
import type { ReadHandle, SelectHandle } from '#database/handles.ts'
import type { MerchantScope } from '#domain/merchant-scope.ts'
import type { ServicePrice, WorkshopService } from '#domain/workshop/service.ts'

export interface OfferedWorkshopService extends WorkshopService {
  readonly price: ServicePrice
}

/** The services that this shop's workshops offer, each at the lowest price that one of them takes, in their order. */
export async function readWorkshopServices(
  read: ReadHandle,
  { merchantUuids }: MerchantScope,
): Promise<OfferedWorkshopService[]> {
  const rows = await serviceRows(read)
    .innerJoin(
      (from) =>
        from
          .selectFrom('workshop_prices as p')
          .innerJoin('merchants as m', 'm.id', 'p.merchant_id')
          .where('m.state', '=', 'PUBLISHED')
          .where(sql<boolean>`${merchantUuids.length === 0} or m.uuid = any(${[...merchantUuids]}::uuid[])`)
          .distinctOn('p.sku')
          .select(['p.sku', 'p.price_cents', 'p.max_price_cents'])
          .orderBy('p.sku')
          .orderBy('p.price_cents')
          .orderBy('p.max_price_cents')
          .as('lowest'),
      (join) => join.onRef('lowest.sku', '=', 's.sku'),
    )
    .select(['lowest.price_cents', 'lowest.max_price_cents'])
    .orderBy('s.position')
    .execute()
  return rows.map(serviceOf)
}

/** The services that a workshop offers, at its own prices. */
export async function readServicesOf(read: SelectHandle, merchantId: number): Promise<OfferedWorkshopService[]> {
  const rows = await serviceRows(read)
    .innerJoin('workshop_prices as p', 'p.sku', 's.sku')
    .where('p.merchant_id', '=', merchantId)
    .select(['p.price_cents', 'p.max_price_cents'])
    .orderBy('s.position')
    .execute()
  return rows.map(serviceOf)
}

function serviceRows(read: SelectHandle) {
  return read
    .selectFrom('workshop_services as s')
    .select(['s.sku', 's.abstract_product_sku', 's.kind', 's.title', 's.description'])
    .select(['s.price_kind', 's.includes', 's.work'])
}

type ServiceRow = Awaited<ReturnType<ReturnType<typeof serviceRows>['execute']>>[number] & {
  readonly price_cents: number
  readonly max_price_cents: number | null
}

function serviceOf(row: ServiceRow): OfferedWorkshopService {
  return {
    ...{ sku: row.sku, abstractProductSku: row.abstract_product_sku, kind: row.kind, title: row.title },
    ...{ description: row.description, priceKind: row.price_kind, includes: row.includes, work: row.work },
    price: { kind: row.price_kind, price: row.price_cents, maxPrice: row.max_price_cents },
  }
}
