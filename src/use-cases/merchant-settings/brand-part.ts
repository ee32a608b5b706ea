import { sql } from 'kysely'
import type { SelectHandle, WriteHandle } from '#database/handles.ts'
import { brandTokens } from '#domain/merchant/brand-tokens.ts'
import { BrandInput } from '#domain/merchant/brand-input.ts'
import { putBrand } from '../stock/put-brand.ts'
import { readRow } from './business-parts.ts'
import { checkedPart, invalidField, shown, writerIn } from './part.ts'

/** The storefront of this merchant alone; one that several merchants share is the platform's. */
export const brandPart = checkedPart(
  BrandInput,
  async (handle, merchantId) => {
    const brand = await readBrand(handle, merchantId)
    return {
      ...{ slug: shown(brand?.slug), brandName: shown(brand?.name), brand: shown(brand?.tokens.brand) },
      ...{ radius: brand?.tokens.radius?.replace('px', '') ?? '4' },
      ...{ merchantOrigin: shown(brand?.merchant_origin), make: shown(brand?.make) },
      ...{ hosts: (brand?.hosts ?? []).join('\n'), widgetOrigins: (brand?.widget_origins ?? []).join('\n') },
      ...{ tagManagerId: shown(brand?.tag_manager_id), dealerTagManagerId: shown(brand?.dealer_tag_manager_id) },
      statsId: shown(brand?.stats_id),
      ...{ tradeInDe: shown(brand?.trade_in_description?.de), tradeInEn: shown(brand?.trade_in_description?.en) },
    }
  },
  async (handle, merchantId, input) => {
    // One change at a time, or two storefronts could take the same host.
    await sql`lock table brands in share row exclusive mode`.execute(handle)
    const [brand, { uuid }] = [await readBrand(handle, merchantId), await readRow(handle, merchantId)]
    if (brand?.slug !== input.slug) {
      if (await isTaken(handle, input.slug)) return invalidField('slug')
      if (brand) await handle.updateTable('brands').set({ slug: input.slug }).where('slug', '=', brand.slug).execute()
    }
    if (await hasTakenHost(handle, input.slug, input.hosts)) return invalidField('hosts')
    const make = input.make === null ? null : await readMake(handle, input.make)
    if (make === undefined) return invalidField('make')
    const { slug, brandName, brand: color, radius, merchantOrigin, hosts, widgetOrigins, tradeInDe, tradeInEn } = input
    const { tagManagerId, dealerTagManagerId, statsId } = input
    return putBrand(writerIn(handle), {
      ...{ slug, name: brandName, merchantUuids: [uuid], make, merchantOrigin, hosts, widgetOrigins },
      containerIds: { tagManagerId, dealerTagManagerId, statsId },
      tokens: { ...(color === null ? {} : brandTokens(color)), ...(radius === '4' ? {} : { radius: `${radius}px` }) },
      tradeInDescription: tradeInDe === null || tradeInEn === null ? null : { de: tradeInDe, en: tradeInEn },
    })
  },
)

function readBrand(handle: SelectHandle, merchantId: number) {
  return handle
    .selectFrom('brands as b')
    .innerJoin('merchants as m', (join) =>
      join.on(sql<boolean>`b.merchant_uuids = array[m.uuid]`).on('m.id', '=', merchantId),
    )
    .selectAll('b')
    .executeTakeFirst()
}

async function hasTakenHost(handle: WriteHandle, slug: string, hosts: readonly string[]): Promise<boolean> {
  const row = await handle
    .selectFrom('brands')
    .select('slug')
    .where('slug', '!=', slug)
    .where(sql<boolean>`hosts && ${[...hosts]}::text[]`)
    .executeTakeFirst()
  return row !== undefined
}

/** As the shop writes it; undefined for a make it does not know. */
async function readMake(handle: WriteHandle, entered: string): Promise<string | undefined> {
  const row = await handle
    .selectFrom('makes')
    .select('name')
    .where(sql<boolean>`lower(name) = ${entered.toLowerCase()}`)
    .executeTakeFirst()
  return row?.name
}

async function isTaken(handle: WriteHandle, slug: string): Promise<boolean> {
  const row = await handle.selectFrom('brands').select('slug').where('slug', '=', slug).executeTakeFirst()
  return row !== undefined
}
