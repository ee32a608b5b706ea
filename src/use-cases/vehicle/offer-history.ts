import type { ReadHandle, SelectHandle } from '#database/handles.ts'
import type { PriceChange } from '#domain/vehicle/price-reduction.ts'

/** The prices of offers as far as they are stored, the oldest first, by vehicle. */
export async function readPrices(read: SelectHandle, ids: readonly number[]): Promise<Map<number, PriceChange[]>> {
  const rows = await read
    .selectFrom('price_history')
    .select(['vehicle_id as id', 'changed_at as at', 'price_cents as price'])
    .where('vehicle_id', 'in', [...ids])
    .orderBy('changed_at')
    .execute()
  const prices = new Map<number, PriceChange[]>()
  for (const { id, at, price } of rows) {
    const ofOne = prices.get(id)
    if (ofOne) ofOne.push({ at, price })
    else prices.set(id, [{ at, price }])
  }
  return prices
}

/** When each seller's whole stock was last delivered, by merchant. */
export async function readDeliveries(read: ReadHandle, merchantIds: readonly number[]): Promise<Map<number, Date>> {
  const rows = await read
    .selectFrom('feed_runs')
    .select(['merchant_id as id'])
    .select(({ fn }) => fn.max('finished_at').as('at'))
    .where('merchant_id', 'in', [...merchantIds])
    .where('outcome', '=', 'APPLIED')
    .where('is_partial', '=', false)
    .groupBy('merchant_id')
    .execute()
  return new Map(rows.flatMap(({ id, at }) => (at ? [[id, at]] : [])))
}
