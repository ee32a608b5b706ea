import type { ReadHandle } from '#database/handles.ts'
import { authorizeMachine } from '#domain/dealer-api/authorize-machine.ts'
import type { DealerApiActor } from '#domain/dealer-api/machine-actor.ts'
import { type Refused, refused } from '#domain/refused.ts'
import { findFeedMerchant } from '../merchant/feed-merchant.ts'
import { readStockVehicles, type StockVehicle } from '../stock/locked-stock.ts'

export interface StockExport {
  readonly kind: 'found'
  /** What the merchant's files mean by a 1 in the column for VAT. */
  readonly vatCodeOne: 'MARGIN' | 'REGULAR'
  /** Read bit by bit, so that memory stays constant. */
  readonly vehicles: AsyncIterable<StockVehicle>
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
  const machine = authorizeMachine(actor, 'STOCK')
  if (machine.kind === 'refused') return machine
  const merchant = await findFeedMerchant(read, slugOrUuid)
  if (merchant?.id !== machine.merchantId) return refused('FORBIDDEN')
  return { kind: 'found', vatCodeOne: merchant.vatCodeOne, vehicles: offeredVehicles(read, merchant.id) }
}

async function* offeredVehicles(read: ReadHandle, merchantId: number): AsyncGenerator<StockVehicle> {
  for (let last = 0; ; ) {
    const rows = await read
      .selectFrom('vehicles')
      .select('id')
      .where('merchant_id', '=', merchantId)
      .where('state', '=', 'PUBLISHED')
      .where('id', '>', last)
      .orderBy('id')
      .limit(CHUNK)
      .execute()
    if (rows.length === 0) return
    const ids = rows.map(({ id }) => id)
    yield* await readStockVehicles(read, merchantId, ids)
    last = ids.at(-1) ?? last
  }
}
