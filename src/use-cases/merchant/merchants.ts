import { sql } from 'kysely'
import type { ReadHandle, SelectHandle } from '#database/handles.ts'
import type { AccessoriesProvider, MerchantDetails } from '#domain/merchant.ts'
import type { MerchantState } from '#domain/merchant/merchant-state.ts'

export interface Merchant extends MerchantDetails {
  readonly id: number
  readonly uuid: string
  readonly state: MerchantState
  /** Sub-domain of its own storefront, if it has one. */
  readonly storefront: string | null
  /** Who delivers accessories to it, for which make (`*`: for every make). */
  readonly accessoriesProviders: readonly AccessoriesProvider[]
}

/** Merchants by id. A private seller's street, phone and mail stay private: buyers write through the shop. */
export async function readMerchants(read: SelectHandle, ids: readonly number[]): Promise<Map<number, Merchant>> {
  if (ids.length === 0) return new Map()
  const rows = await merchantRows(read)
    .where('m.id', 'in', [...ids])
    .execute()
  return new Map(rows.map((row) => [row.id, merchantOf(row)]))
}

/** The published dealer of this slug. */
export async function readMerchantBySlug(read: ReadHandle, slug: string): Promise<Merchant | undefined> {
  const row = await publishedDealers(read).where('m.slug', '=', slug).executeTakeFirst()
  return row && merchantOf(row)
}

/** Every published dealer (private sellers have no page of their own), by name. */
export async function readDealers(read: ReadHandle, merchantUuids: readonly string[]): Promise<Merchant[]> {
  const all = publishedDealers(read).orderBy('m.name')
  const rows = await (merchantUuids.length > 0 ? all.where('m.uuid', 'in', [...merchantUuids]) : all).execute()
  return rows.map(merchantOf)
}

function publishedDealers(read: ReadHandle) {
  return merchantRows(read).where('m.kind', '=', 'COMPANY').where('m.state', '=', 'PUBLISHED')
}

function merchantRows(read: SelectHandle) {
  return read
    .selectFrom('merchants as m')
    .selectAll('m')
    .select((eb) =>
      eb
        .selectFrom('brands as b')
        .select('b.slug')
        .where(({ eb: on, ref, fn }) => on(ref('m.uuid'), '=', fn<string>('any', ['b.merchant_uuids'])))
        // Its own before one that it shares.
        .orderBy(sql`cardinality(b.merchant_uuids)`)
        .orderBy('b.slug')
        .limit(1)
        .as('storefront'),
    )
}

type MerchantRow = Awaited<ReturnType<ReturnType<typeof merchantRows>['execute']>>[number]

function merchantOf(row: MerchantRow): Merchant {
  const isPrivate = row.kind === 'PRIVATE'
  return {
    id: row.id,
    uuid: row.uuid,
    state: row.state,
    slug: row.slug,
    name: row.name,
    kind: row.kind,
    street: isPrivate ? null : row.street,
    zip: row.zip,
    city: row.city,
    latitude: row.latitude,
    longitude: row.longitude,
    // A listing stores the phone number only where its private seller wants it to be shown.
    phone: isPrivate && !row.is_of_listing ? null : row.phone,
    email: isPrivate ? null : row.email,
    imprintUrl: row.imprint_url,
    registerEntry: row.register_entry,
    vatId: row.vat_id,
    sinceYear: row.since_year,
    openingHours: row.opening_hours,
    storefront: row.storefront,
    accessoriesProviders: row.accessories_providers,
  }
}
