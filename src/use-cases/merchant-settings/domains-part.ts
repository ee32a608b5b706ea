import { sql } from 'kysely'
import type { WriteHandle } from '#database/handles.ts'
import { DomainsInput } from '#domain/merchant/brand-input.ts'
import { readOwnBrand } from '../brand/own-brand.ts'
import { checkedPart, invalidField } from './part.ts'

/**
 * Domains of a merchant's own for its storefront. Mails to customers lead to the first one, keys to their accounts included, so it is the
 * platform that enters them, once a domain is known to be the merchant's.
 */
export const domainsPart = checkedPart(
  DomainsInput,
  async (handle, merchantId) => ({ hosts: ((await readOwnBrand(handle, merchantId))?.hosts ?? []).join('\n') }),
  async (handle, merchantId, { hosts }) => {
    // One change at a time, or two storefronts could take the same host.
    await sql`lock table brands in share row exclusive mode`.execute(handle)
    const brand = await readOwnBrand(handle, merchantId)
    if (!brand || (await hasTakenHost(handle, brand.slug, hosts))) return invalidField('hosts')
    await handle
      .updateTable('brands')
      .set({ hosts: [...hosts] })
      .where('slug', '=', brand.slug)
      .execute()
    return undefined
  },
)

async function hasTakenHost(handle: WriteHandle, slug: string, hosts: readonly string[]): Promise<boolean> {
  const row = await handle
    .selectFrom('brands')
    .select('slug')
    .where('slug', '!=', slug)
    .where(sql<boolean>`hosts && ${[...hosts]}::text[]`)
    .executeTakeFirst()
  return row !== undefined
}
