import type { ReadHandle } from '#database/handles.ts'
import type { BrandPerson } from '#domain/brand-look/look.ts'
import { ownBrands } from '../brand/own-brand.ts'

/** Whom customers meet at a dealer's: those of the storefront that this dealer leads. */
export async function readMerchantPeople(read: ReadHandle, uuid: string): Promise<readonly BrandPerson[]> {
  const row = await ownBrands(read).where('m.uuid', '=', uuid).limit(1).executeTakeFirst()
  return row?.people ?? []
}
