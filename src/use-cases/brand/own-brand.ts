import { sql } from 'kysely'
import type { SelectHandle } from '#database/handles.ts'

/** The storefront of a merchant alone, the first by slug; one that several merchants share is the platform's. Undefined without one. */
export function readOwnBrand(handle: SelectHandle, merchantId: number) {
  return handle
    .selectFrom('brands as b')
    .innerJoin('merchants as m', (join) =>
      join.on(sql<boolean>`b.merchant_uuids = array[m.uuid]`).on('m.id', '=', merchantId),
    )
    .selectAll('b')
    .orderBy('b.slug')
    .limit(1)
    .executeTakeFirst()
}
