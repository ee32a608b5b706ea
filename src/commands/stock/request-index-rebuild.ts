import type { Database } from '#database/connection.ts'
import { recordChanges } from '#database/stock/delivery.ts'

/** Asks every web process to build its search index from scratch. */
export async function requestIndexRebuild({ pool }: Database): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await recordChanges(client, 'select null::bigint')
    await client.query('commit')
  } finally {
    client.release()
  }
}
