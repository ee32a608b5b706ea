import { sql } from 'kysely'
import type { WriteHandle } from '#database/handles.ts'
import { ConfiguratorInput, SharedShopInput } from '#domain/merchant/brand-input.ts'
import { readOwnBrand } from '../brand/own-brand.ts'
import { setConfigurator } from '../brand/set-configurator.ts'
import { refused } from '#domain/refused.ts'
import { readRow } from './business-parts.ts'
import { checkedPart, invalidField, shown, shownCheck, writerIn } from './part.ts'

/**
 * Another provider's vehicle configurator. Its script may do in a storefront what ours may, so it is the platform that enters it, once it
 * knows the provider.
 */
export const configuratorPart = checkedPart(
  ConfiguratorInput,
  async (handle, merchantId) => {
    const brand = await readOwnBrand(handle, merchantId)
    return {
      configuratorScript: shown(brand?.configurator_script_url),
      configuratorStyle: shown(brand?.configurator_style_url),
      configuratorConsent: shownCheck(brand?.configurator_needs_consent ?? true),
    }
  },
  async (handle, merchantId, { configuratorScript: scriptUrl, configuratorStyle: styleUrl, configuratorConsent }) => {
    const brand = await readOwnBrand(handle, merchantId)
    if (!brand) return refused('NOT_FOUND')
    const configurator = scriptUrl === null ? null : { scriptUrl, styleUrl, needsConsent: configuratorConsent }
    await setConfigurator(writerIn(handle), brand.slug, configurator)
    return undefined
  },
)

/** Whose cars a storefront shows beside those of the merchant that leads it: of a group, or of a make's dealers. */
export const sharedShopPart = checkedPart(
  SharedShopInput,
  async (handle, merchantId) => {
    const uuids = (await readOwnBrand(handle, merchantId))?.merchant_uuids ?? []
    if (uuids.length <= 1) return { shopMerchants: '' }
    const rows = await handle
      .selectFrom('merchants')
      .select(['uuid', 'slug'])
      .where('uuid', 'in', uuids)
      .where('id', '<>', merchantId)
      .execute()
    return { shopMerchants: uuids.flatMap((uuid) => rows.find((row) => row.uuid === uuid)?.slug ?? []).join('\n') }
  },
  async (handle, merchantId, { shopMerchants }) => {
    const brand = await readOwnBrand(handle, merchantId)
    if (!brand) return refused('NOT_FOUND')
    const { uuid: leading } = await readRow(handle, merchantId)
    const others = await merchantsOf(handle, shopMerchants)
    if (others.length < shopMerchants.length || others.includes(leading)) return invalidField('shopMerchants')
    await handle
      .updateTable('brands')
      .set({ merchant_uuids: [leading, ...others], leading_merchant_id: merchantId })
      .where('slug', '=', brand.slug)
      .execute()
    return undefined
  },
)

/** UUIDs of dealers, in the order of their slugs; those that are none are left out. */
async function merchantsOf(handle: WriteHandle, slugs: readonly string[]): Promise<string[]> {
  const rows = await handle
    .selectFrom('merchants')
    .select(['uuid', 'slug'])
    .where('kind', '=', 'COMPANY')
    .where(sql<boolean>`slug = any(${[...slugs]}::text[])`)
    .execute()
  return slugs.flatMap((slug) => rows.find((row) => row.slug === slug)?.uuid ?? [])
}
