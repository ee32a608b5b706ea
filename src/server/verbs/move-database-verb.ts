import { hostname } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { startCluster } from '#database/embedded/cluster.ts'
import { ensureDatabase } from '#database/migrate.ts'
import { moveDatabase } from '#database/move/move-database.ts'
import { StartRefusal } from '#domain/start-refusal.ts'
import { deleteSnapshots } from '#use-cases/vehicle-search/index-snapshots.ts'
import type { Config } from '../config.ts'
import { objectStore } from '../object-store.ts'
import { DATABASE, type Store } from '../store.ts'

const USAGE =
  'move-database --to <postgres://… | embedded> [--replace]: moves the shop, which has to be stopped, to another PostgreSQL or back into DATA_DIR'

type Settings = Pick<Config, 'dataFolder' | 'backup' | 'objectStore'>

export function moveDatabaseVerb(readConfig: () => Settings) {
  return {
    usage: USAGE,
    async run(store: Pick<Store, 'url' | 'embedded'>, args: string[]): Promise<string> {
      const { values } = parseArgs({
        args,
        options: { to: { type: 'string' }, replace: { type: 'boolean', default: false } },
      })
      const { to, replace } = values
      if (to === 'embedded') {
        if (store.embedded) throw new StartRefusal('The shop uses the embedded database already: nothing was moved.')
        return intoEmbedded(store.url, replace, readConfig())
      }
      if (!to || !/^postgres(ql)?:\/\//.test(to)) throw new StartRefusal(`npm run admin -- ${USAGE}`)
      const moved = await moveDatabase(store.url, { url: to, name: addressName(to) }, replace)
      await deleteSnapshots(objectStore(readConfig()))
      return sentence(moved, 'Start it with DATABASE_URL set to that address.')
    },
  }
}

async function intoEmbedded(from: string, replace: boolean, settings: Settings): Promise<string> {
  const { dataFolder, backup } = settings
  const cluster = await startCluster(path.join(dataFolder, 'postgres'), { archives: backup !== undefined })
  try {
    await ensureDatabase(cluster.url, DATABASE)
    const name = `the embedded database of ${dataFolder} on ${hostname()} (DATA_DIR, no DATABASE_URL)`
    const moved = await moveDatabase(from, { url: cluster.urlOf(DATABASE), name }, replace)
    await deleteSnapshots(objectStore(settings))
    return sentence(moved, `Start it without DATABASE_URL, with DATA_DIR=${dataFolder}.`)
  } finally {
    await cluster.stop()
  }
}

function sentence({ tables, rows }: { readonly tables: number; readonly rows: number }, next: string): string {
  return `Moved ${rows} rows of ${tables} tables, each compared. ${next} The former database is left as it was, and no shop starts on it any more.`
}

/** An address without user and password. */
function addressName(address: string): string {
  const { hostname: host, port, pathname } = new URL(address)
  return `DATABASE_URL ${host}:${port || '5432'}${pathname}`
}
