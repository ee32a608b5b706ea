import type { Database } from '#database/connection.ts'
import { recordChanges } from '#database/stock/change-log.ts'
import { inTransaction } from '#database/transaction.ts'

/**
 * Gives a demo stock that was imported a moment ago a past, as a shop has one that runs for weeks: offers were added over the last
 * sixty days, and one in nine became cheaper since. Only the cars of these merchants are touched. Every choice follows from the internal
 * number, so it is always the same.
 */
export async function ageDemoStock({ pool }: Database, merchantIds: readonly number[]): Promise<void> {
  await inTransaction(pool, async (client) => {
    // A number from 0 to 9999 for each car, as good as random and always the same.
    await client.query(
      `create temp table ages on commit drop as
       select id, price_cents, abs(hashtext(merchant_id || '/' || internal_number)) % 10000 as draw from vehicles
       where merchant_id = any($1)`,
      [merchantIds],
    )
    await client.query(
      `update vehicles v set created_at = date_trunc('minute', now()) - (a.draw * 8.64 || ' minutes')::interval
       from ages a where a.id = v.id`,
    )
    await client.query('delete from price_history p using ages a where a.id = p.vehicle_id')
    await client.query(
      `insert into price_history (vehicle_id, changed_at, price_cents)
       select v.id, v.created_at, case when a.draw % 9 = 0 then round(v.price_cents * (1.02 + (a.draw % 7) * 0.01), -4) else v.price_cents end
       from vehicles v join ages a on a.id = v.id`,
    )
    await client.query(
      `insert into price_history (vehicle_id, changed_at, price_cents)
       select v.id, v.created_at + (now() - v.created_at) * 0.8, v.price_cents
       from vehicles v join ages a on a.id = v.id where a.draw % 9 = 0`,
    )
    await recordChanges(client, 'select null::bigint')
  })
}
