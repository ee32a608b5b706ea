import type { Database } from '#database/connection.ts'
import { recordScores } from '#database/stock/change-log.ts'
import { REFRESH_LEVELS, REFRESH_SCORES } from '#database/stock/relevance.ts'
import { inTransaction } from '#database/transaction.ts'

/** Vehicles per transaction: small enough not to delay deliveries and readers of the change log. */
const STEP = 10_000

/**
 * Updates relevance scores for time and market: listings grow older, and the prices of others make an offer dearer or cheaper than usual.
 * Price levels first, then every score that has changed; those cars reach the search index through the change log. Returns how many
 * changed.
 */
export async function refreshRelevance({ pool }: Pick<Database, 'pool'>): Promise<number> {
  await inTransaction(pool, async (client) => {
    await client.query(REFRESH_LEVELS)
    await client.query('delete from price_levels where refreshed_at < now()')
  })
  const { rows } = await pool.query<{ last: number }>('select coalesce(max(id), 0) as last from vehicles')
  let changed = 0
  for (let after = 0; after < rows[0]!.last; after += STEP) {
    changed += await inTransaction(pool, async (client) => {
      const found = await client.query<{ id: number }>(REFRESH_SCORES, [after, after + STEP])
      const ids = found.rows.map(({ id }) => id)
      if (ids.length > 0) await recordScores(client, `select unnest('{${ids.join(',')}}'::bigint[])`)
      return ids.length
    })
  }
  return changed
}
