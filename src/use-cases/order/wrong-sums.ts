import { sql } from 'kysely'
import type { ReadHandle } from '#database/handles.ts'

/** Orders whose total is not the sum of their lines, at most ten: there is none unless rows were lost. */
export async function findWrongSums(read: ReadHandle): Promise<number[]> {
  const rows = await read
    .selectFrom('orders as o')
    .leftJoin('order_lines as l', 'l.order_id', 'o.id')
    .select('o.id')
    .groupBy('o.id')
    .having(sql<boolean>`o.total_cents <> coalesce(sum(l.quantity * l.unit_price_cents), 0)`)
    .orderBy('o.id')
    .limit(10)
    .execute()
  return rows.map(({ id }) => id)
}
