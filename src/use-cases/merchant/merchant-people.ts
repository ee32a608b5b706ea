import type { ReadHandle } from '#database/handles.ts'
import type { BrandPerson } from '#domain/brand-look/look.ts'
import { ownBrands } from '../brand/own-brand.ts'

/** Whom customers meet at each dealer's: those of the storefront that this dealer leads, nobody without one. */
export async function readMerchantPeople(
  read: ReadHandle,
  merchantIds: readonly number[],
): Promise<Map<number, readonly BrandPerson[]>> {
  const rows = await ownBrands(read)
    .select('m.id as merchantId')
    .where('m.id', 'in', [...merchantIds])
    .execute()
  const people = new Map<number, readonly BrandPerson[]>(merchantIds.map((id) => [id, []]))
  // Of several storefronts the first counts, which therefore is set last.
  for (const row of rows.toReversed()) people.set(row.merchantId, row.people)
  return people
}
