import type { ReadHandle } from '#database/handles.ts'

/** A price, in cents, and since when it was asked. */
export interface PriceChange {
  readonly at: Date
  readonly price: number
}

/** The prices of an offer as far as they are stored, the oldest first. */
export async function readPriceHistory(read: ReadHandle, vehicleId: number): Promise<PriceChange[]> {
  const rows = await read
    .selectFrom('price_history')
    .select(['changed_at', 'price_cents'])
    .where('vehicle_id', '=', vehicleId)
    .orderBy('changed_at')
    .execute()
  return rows.map((row) => ({ at: row.changed_at, price: row.price_cents }))
}

/** When a delivery of the seller's whole stock last had the car; null for a car that no delivery has, and where there was none. */
export async function readConfirmation(read: ReadHandle, vehicleId: number): Promise<Date | null> {
  const run = await read
    .selectFrom('vehicles as v')
    .innerJoin('feed_runs as r', 'r.merchant_id', 'v.merchant_id')
    .select('r.finished_at as at')
    .where('v.id', '=', vehicleId)
    .where('v.is_by_hand', '=', false)
    .where('r.outcome', '=', 'APPLIED')
    .orderBy('r.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return run?.at ?? null
}
