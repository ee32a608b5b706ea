import type { ReadHandle } from '#database/handles.ts'
import type { Brand } from '#domain/brand.ts'

export interface HostedBrand extends Brand {
  readonly slug: string
  /** Own domains of this storefront, besides its sub-domain of the main host. */
  readonly hosts: readonly string[]
}

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
