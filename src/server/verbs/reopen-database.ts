import { reopenDatabase } from '#database/move/left-database.ts'
import { StartRefusal } from '#domain/start-refusal.ts'
import type { Config } from '../config.ts'
import { noteOwner } from '../database-owner.ts'
import { objectStore } from '../object-store.ts'
import { openServer } from '../store.ts'

export const REOPEN_USAGE =
  'reopen-database: makes this database the shop from now on: one that it has left, whose standby was promoted, or that was restored; what was written elsewhere is not in it'

type Settings = Pick<Config, 'databaseUrl' | 'dataFolder' | 'backup' | 'objectStore'>

/** Opens the server without the checks of a start, because they are what refuses such a database. */
export async function reopenLeftDatabase(config: Settings): Promise<string> {
  const server = await openServer(config, { mustExist: true })
  try {
    const left = await reopenDatabase(server.url)
    // Whatever goes on elsewhere refuses its next start from now on.
    if (server.embedded && config.objectStore)
      await noteOwner(server.url, objectStore(config), config.dataFolder).catch((error: Error) => {
        throw new StartRefusal(
          `This database can be written to again, but the object store could not be told (${error.message}): run reopen-database once more when it answers.`,
        )
      })
    return left
      ? `The shop goes on with this database as it was left at ${left.at} for ${left.target}: never start that one again.`
      : 'The shop goes on with this database, which was not marked as left: never start another one of it.'
  } finally {
    await server.close()
  }
}
