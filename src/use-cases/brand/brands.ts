import { sql } from 'kysely'
import type { ReadHandle } from '#database/handles.ts'
import type { HostedBrand } from '#domain/brand-of-host.ts'

/** Every white-label storefront; a few dozen rows. */
export async function listBrands(read: ReadHandle): Promise<HostedBrand[]> {
  const rows = await read
    .selectFrom('brands as b')
    .leftJoin('merchants as m', (join) => join.on(sql<boolean>`b.merchant_uuids = array[m.uuid]`))
    .selectAll('b')
    .select(['m.imprint_url as ownImprint', 'm.privacy_url as ownPrivacy'])
    .orderBy('b.slug')
    .execute()
  return rows.map((row) => ({
    slug: row.slug,
    name: row.name,
    merchantUuids: row.merchant_uuids,
    merchantOrigin: row.merchant_origin,
    make: row.make,
    logoUrl: row.logo_url,
    // Of one merchant alone it names that merchant's, unless the storefront has its own.
    imprintUrl: row.imprint_url ?? row.ownImprint,
    dataPrivacyUrl: row.data_privacy_url ?? row.ownPrivacy,
    tokens: row.tokens,
    tradeInDescription: row.trade_in_description,
    hosts: row.hosts,
    widgetOrigins: row.widget_origins,
  }))
}
