import { reopenDatabase } from '#database/move/left-database.ts'
import type { Config } from '../config.ts'
import { reclaimTimeline } from '../database-claim.ts'
import { objectStore } from '../object-store.ts'
import { openServer } from '../store.ts'

export const REOPEN_USAGE =
  'reopen-database: goes on with a database that the shop has left, or whose standby was promoted; what was written since is not in it'

type Settings = Pick<Config, 'databaseUrl' | 'dataFolder' | 'backup' | 'objectStore'>

/** Opens the server without the checks of a start, because they are what refuses such a database. */
export async function reopenLeftDatabase(config: Settings): Promise<string> {
  const server = await openServer(config)
  try {
    const left = await reopenDatabase(server.url)
    if (server.embedded && config.objectStore) await reclaimTimeline(server.url, objectStore(config), config.dataFolder)
    return left
      ? `The shop goes on with this database as it was left at ${left.at} for ${left.target}: never start that one again.`
      : 'The shop goes on with this database, which was not marked as left.'
  } finally {
    await server.close()
  }
}
