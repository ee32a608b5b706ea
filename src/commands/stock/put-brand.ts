import type { Writer } from '#database/handles.ts'

export interface BrandDetails {
  readonly slug: string
  readonly name: string
  readonly merchantUuids: readonly string[]
  readonly merchantOrigin: string | null
  readonly make: string | null
  readonly tokens: Readonly<Record<string, string>>
}

/** Creates the white-label storefront with this slug, or changes it. */
export async function putBrand(writer: Writer, brand: BrandDetails): Promise<void> {
  const values = {
    slug: brand.slug,
    name: brand.name,
    merchant_uuids: [...brand.merchantUuids],
    merchant_origin: brand.merchantOrigin,
    make: brand.make,
    hosts: [],
    tokens: JSON.stringify(brand.tokens),
    trade_in_description: 'null',
  }
  await writer.transaction((tx) =>
    tx
      .insertInto('brands')
      .values(values)
      .onConflict((conflict) => conflict.column('slug').doUpdateSet(values))
      .execute(),
  )
}
