import type { Database } from '#database/connection.ts'
import { recordChanges } from '#database/stock/change-log.ts'
import { inTransaction } from '#database/transaction.ts'

/** Asks every web process to build its search index from scratch. */
export async function requestIndexRebuild({ pool }: Database): Promise<void> {
  await inTransaction(pool, (client) => recordChanges(client, 'select null::bigint'))
}
