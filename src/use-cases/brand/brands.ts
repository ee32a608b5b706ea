import type { ReadHandle } from '#database/handles.ts'
import type { HostedBrand } from '#domain/brand-of-host.ts'

/** Every white-label storefront; a few dozen rows. */
export async function listBrands(read: ReadHandle): Promise<HostedBrand[]> {
  const rows = await read.selectFrom('brands').selectAll().orderBy('slug').execute()
  return rows.map((row) => ({
    slug: row.slug,
    name: row.name,
    merchantUuids: row.merchant_uuids,
    merchantOrigin: row.merchant_origin,
    make: row.make,
    logoUrl: row.logo_url,
    imprintUrl: row.imprint_url,
    dataPrivacyUrl: row.data_privacy_url,
    tokens: row.tokens,
    tradeInDescription: row.trade_in_description,
    hosts: row.hosts,
  }))
}
