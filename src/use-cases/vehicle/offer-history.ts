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

/** When the seller last said that the car is on offer: with a change, or a delivery of the whole stock. */
export async function readConfirmation(
  read: ReadHandle,
  { merchant, updatedAt }: { readonly merchant: { readonly id: number }; readonly updatedAt: Date },
): Promise<Date> {
  const run = await read
    .selectFrom('feed_runs')
    .select('finished_at')
    .where('merchant_id', '=', merchant.id)
    .where('outcome', '=', 'APPLIED')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return run && run.finished_at > updatedAt ? run.finished_at : updatedAt
}
