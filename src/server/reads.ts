import type { Database } from '#database/connection.ts'
import { openReplica, readsOf, type SharedReads } from '#database/replica/replica.ts'
import type { Config } from './config.ts'
import type { Log } from './log.ts'
import { TracedClient } from './tracing/traced-client.ts'

/** Where rows that are the same for everybody are read: from the standby of `DATABASE_READ_URL`, or from the database itself. */
export async function openReads(
  database: Database,
  { databaseReadUrl, tracesEndpoint }: Pick<Config, 'databaseReadUrl' | 'tracesEndpoint'>,
  log: Log,
): Promise<SharedReads> {
  if (!databaseReadUrl) return readsOf(database)
  return openReplica(database.pool, databaseReadUrl, {
    Client: tracesEndpoint ? TracedClient : undefined,
    onSwitch(isStandbyUsed, reason) {
      if (isStandbyUsed) log.info({ reason }, 'public pages read from the standby')
      else log.warn({ reason }, 'public pages read from the primary instead of the standby')
    },
  })
}
