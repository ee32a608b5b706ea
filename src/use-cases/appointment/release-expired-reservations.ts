import { sql } from 'kysely'
import type { Writer } from '#database/handles.ts'
import type { OnRowError } from '../for-each-safely.ts'
import { sweepRows } from '../sweep-rows.ts'

/** Deletes reservations of times that have run out; they have counted as free since then. Returns how many. */
export async function releaseExpiredReservations(writer: Writer, onError: OnRowError): Promise<number> {
  const where = sql`state = 'RESERVED' and reserved_until <= clock_timestamp()`
  return sweepRows(writer, { table: 'appointments', id: 'id', where }, onError)
}
