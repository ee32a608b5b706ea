import type { ReadHandle } from '#database/handles.ts'
import { lowestBeforeReduction } from '#domain/vehicle/price-reduction.ts'

/** Earlier prices (cents) that may be advertised beside the present ones, by vehicle; vehicles without a reduction are left out. */
export async function readAdvertisedPrices(read: ReadHandle, ids: readonly number[]): Promise<Map<number, number>> {
  const rows = await read
    .selectFrom('price_history')
    .select(['vehicle_id', 'changed_at', 'price_cents'])
    .where('vehicle_id', 'in', [...ids])
    .orderBy('vehicle_id')
    .orderBy('changed_at')
    .execute()
  const prices = new Map<number, number>()
  for (const [id, changes] of Map.groupBy(rows, (row) => row.vehicle_id)) {
    const lowest = lowestBeforeReduction(
      changes.map((change) => ({ at: change.changed_at, price: change.price_cents })),
    )
    if (lowest !== null) prices.set(id, lowest)
  }
  return prices
}
