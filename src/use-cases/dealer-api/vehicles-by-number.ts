import { sql } from 'kysely'
import type { WriteHandle } from '#database/handles.ts'
import { lockVehicles, type StockVehicle } from '../stock/locked-stock.ts'

/** A merchant's vehicles by the dealer's own number, locked; those that do not exist are left out. */
export async function lockByNumber(
  handle: WriteHandle,
  merchantId: number,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, StockVehicle>> {
  const rows = await handle
    .selectFrom('vehicles')
    .select('id')
    .where('merchant_id', '=', merchantId)
    .where('internal_number', '=', sql<string>`any(${[...numbers]}::text[])`)
    .execute()
  const vehicles = await lockVehicles(
    handle,
    merchantId,
    rows.map(({ id }) => id),
  )
  return new Map(vehicles.map((vehicle) => [vehicle.number, vehicle]))
}

/** Marks cars of which an order decides: once it ends, a missing one is archived. */
export async function setMissing(
  handle: WriteHandle,
  vehicles: readonly StockVehicle[],
  isMissing: boolean,
): Promise<void> {
  await handle
    .updateTable('vehicles')
    .set({ is_missing: isMissing })
    .where('id', '=', sql<number>`any(${vehicles.map(({ id }) => id)}::bigint[])`)
    .where('is_missing', '=', !isMissing)
    .execute()
}
