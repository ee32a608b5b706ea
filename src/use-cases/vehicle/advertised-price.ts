import { sql } from 'kysely'
import type { ReadHandle } from '#database/handles.ts'
import { lowestBeforeReduction } from '#domain/vehicle/price-reduction.ts'

/**
 * Earlier prices (cents) that may be advertised beside the present ones, by vehicle; vehicles without a reduction are
 * left out. Only the changes that count are read: those of the 30 days before the latest one, and the one in force when they began.
 */
export async function readAdvertisedPrices(read: ReadHandle, ids: readonly number[]): Promise<Map<number, number>> {
  const rows = await read
    .selectFrom('price_history as p')
    .select(['p.vehicle_id', 'p.changed_at', 'p.price_cents'])
    .where('p.vehicle_id', 'in', [...ids])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('price_history as later')
            .select('later.vehicle_id')
            .whereRef('later.vehicle_id', '=', 'p.vehicle_id')
            .whereRef('later.changed_at', '>', 'p.changed_at')
            .where('later.changed_at', '<=', ({ selectFrom: from }) =>
              from('price_history as latest')
                .select(sql<Date>`max(latest.changed_at) - interval '30 days'`.as('begin'))
                .whereRef('latest.vehicle_id', '=', 'p.vehicle_id'),
            ),
        ),
      ),
    )
    .orderBy('p.vehicle_id')
    .orderBy('p.changed_at')
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
