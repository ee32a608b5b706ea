import type { ConnectionOptions, Database } from '#database/connection.ts'
import { openReplica, readsOf, type SharedReads } from '#database/replica/replica.ts'
import type { Config } from './config.ts'
import type { Log } from './log.ts'

/** Where rows that are the same for everybody are read: from the standby of `DATABASE_READ_URL`, or from the database itself. */
export async function openReads(
  database: Database,
  { databaseReadUrl }: Pick<Config, 'databaseReadUrl'>,
  log: Log,
  Client?: ConnectionOptions['Client'],
): Promise<SharedReads> {
  if (!databaseReadUrl) return readsOf(database)
  return openReplica(database.pool, databaseReadUrl, {
    Client,
    onSwitch(isStandbyUsed, reason) {
      if (isStandbyUsed) log.info({ reason }, 'public pages read from the standby')
      else log.warn({ reason }, 'public pages read from the primary instead of the standby')
    },
  })
}
