import type { Database } from '#database/connection.ts'

/** Whether anybody waits for a lock in this database. */
export async function somebodyWaits({ pool }: Pick<Database, 'pool'>): Promise<boolean> {
  const { rows } = await pool.query(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows.length > 0
}
