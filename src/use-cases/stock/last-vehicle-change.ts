import { sql } from 'kysely'
import type { ReadHandle } from '#database/handles.ts'
import { type LastChange, readLastChange } from '../audit/last-change.ts'
import type { StockVehicle } from './locked-stock.ts'

/** Between the clocks of the database and of a web process. */
const CLOCK_TOLERANCE_MS = 5_000

interface ChangedVehicle {
  readonly merchantId: number
  readonly vehicle: StockVehicle
}

/** Which person changed a vehicle last, alone or among many; null where it was a delivery, or nobody has. */
export async function readLastVehicleChange(
  read: ReadHandle,
  { merchantId, vehicle: { id, changedAt } }: ChangedVehicle,
): Promise<LastChange | null> {
  const [alone, amongMany] = await Promise.all([
    readLastChange(read, `vehicle ${id}`),
    read
      .selectFrom('bulk_changes as b')
      .innerJoin('staff as s', 's.id', 'b.staff_id')
      .select(['s.name as by', sql<Date>`coalesce(b.reverted_at, b.applied_at)`.as('at')])
      .where('b.merchant_id', '=', merchantId)
      .where('b.applied_at', 'is not', null)
      .where(sql<boolean>`b.results @> ${JSON.stringify([{ id }])}::jsonb`)
      .orderBy('b.applied_at', 'desc')
      .limit(1)
      .executeTakeFirst(),
  ])
  const changes = [alone, amongMany].filter((change) => change !== undefined)
  const [latest] = changes.toSorted((one, other) => other.at.getTime() - one.at.getTime())
  return latest && latest.at.getTime() + CLOCK_TOLERANCE_MS >= changedAt.getTime() ? latest : null
}
