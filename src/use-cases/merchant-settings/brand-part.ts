import { sql } from 'kysely'
import type { z } from 'zod'
import type { WriteHandle } from '#database/handles.ts'
import { brandTokens } from '#domain/merchant/brand-tokens.ts'
import { BrandInput } from '#domain/merchant/brand-input.ts'
import { readOwnBrand } from '../brand/own-brand.ts'
import { putBrand } from '../stock/put-brand.ts'
import { readRow } from './business-parts.ts'
import { checkedPart, invalidField, shown, writerIn } from './part.ts'

/** The storefront that this merchant leads. */
export const brandPart = checkedPart(
  BrandInput,
  async (handle, merchantId) => {
    const brand = await readOwnBrand(handle, merchantId)
    return {
      ...{ slug: shown(brand?.slug), brandName: shown(brand?.name), brand: shown(brand?.tokens.brand) },
      ...{ radius: brand?.tokens.radius?.replace('px', '') ?? '4' },
      ...{ merchantOrigin: shown(brand?.merchant_origin), make: shown(brand?.make) },
      widgetOrigins: (brand?.widget_origins ?? []).join('\n'),
      ...{ shopImprintUrl: shown(brand?.imprint_url), shopPrivacyUrl: shown(brand?.data_privacy_url) },
      ...{ tagManagerId: shown(brand?.tag_manager_id), dealerTagManagerId: shown(brand?.dealer_tag_manager_id) },
      statsId: shown(brand?.stats_id),
      ...{ tradeInDe: shown(brand?.trade_in_description?.de), tradeInEn: shown(brand?.trade_in_description?.en) },
    }
  },
  async (handle, merchantId, input) => {
    // One change at a time, or two storefronts could take the same host.
    await sql`lock table brands in share row exclusive mode`.execute(handle)
    const [brand, { uuid }] = [await readOwnBrand(handle, merchantId), await readRow(handle, merchantId)]
    if (brand?.slug !== input.slug) {
      if (await isTaken(handle, input.slug, merchantId)) return invalidField('slug')
      if (brand) await rename(handle, merchantId, brand.slug, input.slug)
    }
    const make = input.make === null ? null : await readMake(handle, input.make)
    if (make === undefined) return invalidField('make')
    const { slug, brandName, merchantOrigin, widgetOrigins, tradeInDe, tradeInEn } = input
    const { tagManagerId, dealerTagManagerId, statsId, shopImprintUrl, shopPrivacyUrl } = input
    return putBrand(writerIn(handle), {
      ...{ slug, name: brandName, merchantUuids: brand?.merchant_uuids ?? [uuid], make, merchantOrigin, widgetOrigins },
      leadingMerchantId: merchantId,
      legalUrls: { imprint: shopImprintUrl, privacy: shopPrivacyUrl },
      containerIds: { tagManagerId, dealerTagManagerId, statsId },
      tokens: enteredTokens(input),
      tradeInDescription: tradeInDe === null || tradeInEn === null ? null : { de: tradeInDe, en: tradeInEn },
    })
  },
)

/** The tokens of colour and corners; the usual ones are left out. */
export function enteredTokens({ brand, radius }: Pick<z.output<typeof BrandInput>, 'brand' | 'radius'>) {
  return { ...(brand === null ? {} : brandTokens(brand)), ...(radius === '4' ? {} : { radius: `${radius}px` }) }
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

/** What refers to the slug follows it. */
async function rename(handle: WriteHandle, merchantId: number, from: string, to: string): Promise<void> {
  await handle.updateTable('brands').set({ slug: to }).where('slug', '=', from).execute()
  await handle
    .insertInto('former_slugs')
    .values({ slug: from, merchant_id: merchantId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Whether another storefront has the slug, or had it. */
async function isTaken(handle: WriteHandle, slug: string, merchantId: number): Promise<boolean> {
  const { rows } = await sql`select from brands where slug = ${slug}
    union all select from former_slugs where slug = ${slug} and merchant_id <> ${merchantId}`.execute(handle)
  return rows.length > 0
}
