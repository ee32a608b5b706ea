import { sql } from 'kysely'
import type { SelectHandle } from '#database/handles.ts'

/** The storefront that a merchant leads, see `ownBrands`; undefined without one. */
export function readOwnBrand(handle: SelectHandle, merchantId: number) {
  return ownBrands(handle).where('m.id', '=', merchantId).limit(1).executeTakeFirst()
}

/**
 * Storefronts with the merchant (`m`) that leads each: the only one whose cars it shows, or the one that was said to lead it. Nobody leads
 * a shared one of which that was never said. By address, so that sharing one of several changes nothing about which comes first.
 */
export function ownBrands(handle: SelectHandle) {
  return handle
    .selectFrom('brands as b')
    .innerJoin('merchants as m', (join) => join.on(sql<boolean>`m.uuid = any(b.merchant_uuids)`))
    .selectAll('b')
    .where(sql<boolean>`(cardinality(b.merchant_uuids) = 1 or b.leading_merchant_id = m.id)`)
    .orderBy('b.slug')
}
