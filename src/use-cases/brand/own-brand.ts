import { sql } from 'kysely'
import type { SelectHandle } from '#database/handles.ts'

/**
 * The storefront that a merchant leads: it is the first of those whose cars it shows. One of its own comes before one that it shares. Which
 * others a storefront shows is for the platform to say. Undefined without one.
 */
export function readOwnBrand(handle: SelectHandle, merchantId: number) {
  return handle
    .selectFrom('brands as b')
    .innerJoin('merchants as m', (join) =>
      join.on(sql<boolean>`b.merchant_uuids[1] = m.uuid`).on('m.id', '=', merchantId),
    )
    .selectAll('b')
    .orderBy(sql`cardinality(b.merchant_uuids)`)
    .orderBy('b.slug')
    .limit(1)
    .executeTakeFirst()
}
