import { sql } from 'kysely'
import type { Writer } from '#database/handles.ts'

/** Says which of the merchants that a storefront shows leads it. False: there is no such storefront, or it does not show that merchant. */
export async function setLeadingMerchant(writer: Writer, slug: string, merchantSlug: string): Promise<boolean> {
  const { numUpdatedRows } = await writer.transaction((handle) =>
    handle
      .updateTable('brands')
      .from('merchants as m')
      .set((eb) => ({ leading_merchant_id: eb.ref('m.id') }))
      .where('brands.slug', '=', slug)
      .where('m.slug', '=', merchantSlug)
      .where('m.kind', '=', 'COMPANY')
      .where(sql<boolean>`m.uuid = any(brands.merchant_uuids)`)
      .executeTakeFirst(),
  )
  return numUpdatedRows > 0n
}
