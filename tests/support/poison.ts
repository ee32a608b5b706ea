import { randomUUID } from 'node:crypto'
import type { Database } from '#database/connection.ts'

/**
 * Makes the database refuse to insert, change or delete some rows of a table: those for which `when` holds, in SQL over `new` or `old`.
 * Returns what ends it.
 */
export async function poisonRows(
  { pool }: Database,
  event: 'insert' | 'update' | 'delete',
  table: string,
  when: string,
): Promise<() => Promise<void>> {
  const name = `poison_${randomUUID().slice(0, 8)}`
  await pool.query(
    `create function ${name}() returns trigger language plpgsql as 'begin raise exception ''poisoned''; end';
     create trigger ${name} before ${event} on ${table} for each row when (${when}) execute function ${name}()`,
  )
  return async () => void (await pool.query(`drop function ${name}() cascade`))
}

/** Collects what a job reports, as `id: error`. */
export function collectReports() {
  const reports: string[] = []
  return { reports, onError: (id: number | string, error: unknown) => void reports.push(`${id}: ${String(error)}`) }
}

/** For jobs in whose tests nothing may fail. */
export function failOnError(_: number | string, error: unknown): never {
  throw error
}
