import { type Selectable, sql } from 'kysely'
import type { ReadHandle } from '#database/handles.ts'
import type { Tables } from '#database/tables.ts'
import type { Containers } from '#domain/analytics/containers.ts'
import type { HostedBrand } from '#domain/brand-of-host.ts'

/** Every white-label storefront; a few dozen rows. */
export async function listBrands(read: ReadHandle): Promise<HostedBrand[]> {
  const rows = await read
    .selectFrom('brands as b')
    .leftJoin('merchants as m', (join) => join.on(sql<boolean>`b.merchant_uuids = array[m.uuid]`))
    .selectAll('b')
    .select(['m.imprint_url as ownImprint', 'm.privacy_url as ownPrivacy'])
    .orderBy('b.slug')
    .execute()
  return rows.map((row) => ({
    slug: row.slug,
    name: row.name,
    merchantUuids: row.merchant_uuids,
    merchantOrigin: row.merchant_origin,
    make: row.make,
    logoUrl: row.logo_url,
    // Of one merchant alone it names that merchant's, unless the storefront has its own.
    imprintUrl: row.imprint_url ?? row.ownImprint,
    dataPrivacyUrl: row.data_privacy_url ?? row.ownPrivacy,
    tokens: row.tokens,
    tradeInDescription: row.trade_in_description,
    hosts: row.hosts,
    widgetOrigins: row.widget_origins,
    ...identityOf(row),
    ...containersOf(row),
  }))
}

function identityOf(row: Selectable<Tables['brands']>) {
  const { look, claim, people, sections, hero_picture: heroPicture, content_keys: contentKeys } = row
  return {
    ...(Object.keys(look).length > 0 ? { look } : {}),
    ...(claim ? { claim } : {}),
    ...(people.length > 0 ? { people } : {}),
    ...(sections ? { sections } : {}),
    ...(heroPicture ? { heroPicture } : {}),
    ...(contentKeys ? { contentKeys } : {}),
  }
}

function containersOf(row: Selectable<Tables['brands']>): { readonly containers?: Containers } {
  const containers = {
    ...(row.tag_manager_id ? { tagManagerId: row.tag_manager_id } : {}),
    ...(row.dealer_tag_manager_id ? { dealerTagManagerId: row.dealer_tag_manager_id } : {}),
    ...(row.stats_id ? { statsId: row.stats_id } : {}),
    ...(row.configurator_script_url
      ? {
          configurator: {
            scriptUrl: row.configurator_script_url,
            styleUrl: row.configurator_style_url,
            needsConsent: row.configurator_needs_consent,
          },
        }
      : {}),
  }
  return Object.keys(containers).length === 0 ? {} : { containers }
}
