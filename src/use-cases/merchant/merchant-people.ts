import { sql } from 'kysely'
import type { ReadHandle } from '#database/handles.ts'
import type { BrandPerson } from '#domain/brand-look/look.ts'

/** Whom customers meet at a dealer's: those of the storefront that shows this dealer alone. */
export async function readMerchantPeople(read: ReadHandle, uuid: string): Promise<readonly BrandPerson[]> {
  const row = await read
    .selectFrom('brands')
    .select('people')
    .where(sql<boolean>`merchant_uuids = array[${uuid}::uuid]`)
    .orderBy('slug')
    .executeTakeFirst()
  return row?.people ?? []
}
