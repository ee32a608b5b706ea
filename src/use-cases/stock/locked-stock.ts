import { sql } from 'kysely'
import type { VehicleAttributes } from '#catalogue/fields.ts'
import { productsFor } from '#database/financing/finance-products.ts'
import type { SelectHandle, WriteHandle } from '#database/handles.ts'
import type { FinanceProduct } from '#domain/financing/finance-product.ts'
import { type Refused, refused } from '#domain/refused.ts'
import { authorize } from '#domain/staff/authorize.ts'
import type { Permission } from '#domain/staff/permissions.ts'
import type { DealerAreaActor } from '#domain/staff/staff-actor.ts'
import type { LabelSeller } from '#domain/stock/stock-state.ts'
import { attributesOf } from '../vehicle/vehicle.ts'
import type { EditedVehicle } from './store-vehicles.ts'

/** A vehicle as it stands, ready to be changed and stored. */
export interface StockVehicle extends EditedVehicle {
  readonly number: string
  readonly makeName: string
  readonly modelName: string
  readonly attributes: VehicleAttributes
  readonly isByHand: boolean
  /** Photographs of its turn around itself, in the order of turning. */
  readonly spinFrames: readonly string[]
  /** The latest delivery does not name it, and does not decide about it. */
  readonly isMissing: boolean
  readonly createdAt: Date
  readonly changedAt: Date
}

/** What a merchant's vehicles are stored by. */
export interface StockSeller {
  readonly seller: LabelSeller
  readonly products: readonly FinanceProduct[]
}

/**
 * The seller, whose stock nobody else changes until the transaction ends: neither a delivery nor another member of staff, whom this waits
 * for.
 */
export async function lockStock(handle: WriteHandle, merchantId: number): Promise<StockSeller> {
  await sql`select 1 from merchants where id = ${merchantId} for no key update`.execute(handle)
  return readStockSeller(handle, merchantId)
}

export async function readStockSeller(handle: SelectHandle, merchantId: number): Promise<StockSeller> {
  const seller = await handle
    .selectFrom('merchants')
    .select(['kind', 'energy_label_policy as energyLabelPolicy'])
    .where('id', '=', merchantId)
    .executeTakeFirstOrThrow()
  const rows = await handle
    .selectFrom('finance_products')
    .selectAll()
    .where((eb) => eb.or([eb('merchant_id', 'is', null), eb('merchant_id', '=', merchantId)]))
    .execute()
  return { seller, products: seller.kind === 'COMPANY' ? productsFor(rows, merchantId) : [] }
}

/** A merchant's vehicles of these ids, locked by id as everywhere; those that do not exist are left out. */
export async function lockVehicles(
  handle: WriteHandle,
  merchantId: number,
  ids: readonly number[],
): Promise<StockVehicle[]> {
  await sql`select id from vehicles where merchant_id = ${merchantId} and id = any(${[...ids]}::bigint[])
    order by id for no key update`.execute(handle)
  return readStockVehicles(handle, merchantId, ids)
}

export async function readStockVehicles(
  handle: SelectHandle,
  merchantId: number,
  ids: readonly number[],
): Promise<StockVehicle[]> {
  const rows = await handle
    .selectFrom('vehicles as v')
    .innerJoin('makes as mk', 'mk.id', 'v.make_id')
    .innerJoin('models as md', 'md.id', 'v.model_id')
    .selectAll('v')
    .select(['mk.name as make_name', 'md.name as model_name'])
    .where('v.merchant_id', '=', merchantId)
    .where('v.id', '=', sql<number>`any(${[...ids]}::bigint[])`)
    .orderBy('v.id')
    .execute()
  return rows.map((row) => ({
    ...{ id: row.id, number: row.internal_number, makeId: row.make_id, modelId: row.model_id, state: row.state },
    ...{ makeName: row.make_name, modelName: row.model_name, pictures: row.pictures, isByHand: row.is_by_hand },
    spinFrames: row.spin_frames,
    ...{ handFields: row.hand_fields, feedValues: row.feed_values, isMissing: row.is_missing },
    ...{ createdAt: row.created_at, changedAt: row.updated_at },
    attributes: attributesOf({ ...row }),
  }))
}

/** The merchant of a vehicle that somebody has a permission for; one that does not exist is refused like somebody else's. */
export async function authorizeVehicle(
  handle: SelectHandle,
  actor: DealerAreaActor,
  permission: Permission,
  vehicleId: number,
): Promise<{ readonly kind: 'allowed'; readonly merchantId: number } | Refused> {
  if (actor.kind === 'NOBODY') return refused('UNAUTHENTICATED')
  const row = await handle
    .selectFrom('vehicles')
    .select('merchant_id as merchantId')
    .where('id', '=', vehicleId)
    .executeTakeFirst()
  if (!row) return refused('FORBIDDEN')
  return authorize(actor, permission, row.merchantId, new Date()) ?? { kind: 'allowed', merchantId: row.merchantId }
}
