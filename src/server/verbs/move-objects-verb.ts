import path from 'node:path'
import { parseArgs } from 'node:util'
import { refuseOthers } from '#database/move/refuse-others.ts'
import { StartRefusal } from '#domain/start-refusal.ts'
import { fileSystemStore } from '#services/object-store/file-system.ts'
import { readS3Address, s3Store } from '#services/object-store/s3.ts'
import type { Config } from '../config.ts'
import { moveObjects } from '../move-objects.ts'
import { objectStore } from '../object-store.ts'
import type { Store } from '../store.ts'

const USAGE =
  'move-objects --to <s3://… | files>: copies pictures, uploads and documents of the shop, which has to be stopped, to another store or back into DATA_DIR'

type Settings = Pick<Config, 'dataFolder' | 'objectStore'>

export function moveObjectsVerb(readConfig: () => Settings) {
  return {
    usage: USAGE,
    async run({ database }: Pick<Store, 'database'>, args: string[]): Promise<string> {
      const { to } = parseArgs({ args, options: { to: { type: 'string' } } }).values
      const settings = readConfig()
      const target = targetOf(to, settings)
      const client = await database.pool.connect()
      try {
        await refuseOthers(client, 'the database')
      } finally {
        client.release()
      }
      const { count, bytes } = await moveObjects(objectStore(settings), target.store)
      const megabytes = (bytes / 1_000_000).toFixed(1)
      return `Copied ${count} objects with ${megabytes} MB, each compared. ${target.next} The former store is as it was.`
    },
  }
}

function targetOf(to: string | undefined, { dataFolder, objectStore: present }: Settings) {
  if (to === 'files') {
    if (!present) throw new StartRefusal('The shop stores its objects in DATA_DIR already: nothing was copied.')
    const store = fileSystemStore(path.join(dataFolder, 'objects'))
    return { store, next: `Start it without OBJECT_STORE_URL, with DATA_DIR=${dataFolder}.` }
  }
  const address = to === undefined ? undefined : readS3Address(to)
  if (!address) throw new StartRefusal(`npm run admin -- ${USAGE}`)
  if (present?.endpoint === address.endpoint && present.folder === address.folder)
    throw new StartRefusal('That is the store the shop uses already: nothing was copied.')
  return { store: s3Store(address), next: 'Start it with OBJECT_STORE_URL set to that address.' }
}
