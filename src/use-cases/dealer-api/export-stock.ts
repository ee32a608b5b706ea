import { sql } from 'kysely'
import type { ReadHandle } from '#database/handles.ts'
import { authorizeMachine } from '#domain/dealer-api/authorize-machine.ts'
import type { DealerApiActor } from '#domain/dealer-api/machine-actor.ts'
import { type Refused, refused } from '#domain/refused.ts'
import { pathFor } from '#domain/routes/paths.ts'
import { findFeedMerchant } from '../merchant/feed-merchant.ts'
import { readStockVehicles, type StockVehicle } from '../stock/locked-stock.ts'

/** A vehicle on offer, with the path of its page in the shop. */
export interface OfferedVehicle extends StockVehicle {
  readonly path: string
}

/** Who offers them. */
export interface ExportingDealer {
  readonly uuid: string
  readonly slug: string
  readonly name: string
  readonly street: string | null
  readonly zip: string
  readonly city: string
  readonly phone: string | null
  readonly latitude: number | null
  readonly longitude: number | null
  /** Whether the shop shows the dealer and its vehicles. */
  readonly isShown: boolean
}

export interface StockExport {
  readonly kind: 'found'
  /** What the merchant's files mean by a 1 in the column for VAT. */
  readonly vatCodeOne: 'MARGIN' | 'REGULAR'
  readonly dealer: ExportingDealer
  /** Read bit by bit, so that memory stays constant. */
  readonly vehicles: AsyncIterable<OfferedVehicle>
}

const CHUNK = 500

/**
 * The vehicles that a merchant offers, for other places to show. Refused as by `authorizeMachine`; FORBIDDEN for another merchant's key,
 * whether that merchant exists or not.
 */
export async function exportStock(
  read: ReadHandle,
  actor: DealerApiActor,
  slugOrUuid: string,
): Promise<StockExport | Refused> {
  const machine = authorizeMachine(actor, 'STOCK', 'EXPORT')
  if (machine.kind === 'refused') return machine
  const merchant = await findFeedMerchant(read, slugOrUuid)
  if (merchant?.id !== machine.merchantId) return refused('FORBIDDEN')
  const { vatCodeOne, id } = merchant
  return { kind: 'found', vatCodeOne, dealer: await readDealer(read, id), vehicles: offeredVehicles(read, id) }
}

async function readDealer(read: ReadHandle, merchantId: number): Promise<ExportingDealer> {
  const { state, kind, ...dealer } = await read
    .selectFrom('merchants')
    .select(['uuid', 'slug', 'name', 'street', 'zip', 'city', 'phone', 'latitude', 'longitude', 'state', 'kind'])
    .where('id', '=', merchantId)
    .executeTakeFirstOrThrow()
  return { ...dealer, isShown: state === 'PUBLISHED' && kind === 'COMPANY' }
}

async function* offeredVehicles(read: ReadHandle, merchantId: number): AsyncGenerator<OfferedVehicle> {
  for (let last = 0; ; ) {
    const rows = await read
      .selectFrom('vehicles as v')
      .innerJoin('makes as mk', 'mk.id', 'v.make_id')
      .innerJoin('models as md', 'md.id', 'v.model_id')
      .select(['v.id', 'mk.slug as makeName', 'md.slug as modelName'])
      .where('v.merchant_id', '=', merchantId)
      .where('v.state', '=', sql.lit('PUBLISHED' as const))
      .where('v.id', '>', last)
      .orderBy('v.id')
      .limit(CHUNK)
      .execute()
    if (rows.length === 0) return
    const paths = new Map(rows.map((row) => [row.id, pathFor('vehicle', 'de', row)]))
    for (const vehicle of await readStockVehicles(read, merchantId, [...paths.keys()]))
      yield { ...vehicle, path: paths.get(vehicle.id) ?? '' }
    last = rows.at(-1)?.id ?? last
  }
}
