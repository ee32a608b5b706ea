import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { openDatabase } from '#database/connection.ts'
import { startCluster } from '#database/embedded/cluster.ts'
import { countTables } from '#database/embedded/counted-point.ts'
import { StartRefusal } from '#domain/start-refusal.ts'
import type { ObjectStore } from '#services/object-store/port.ts'
import { findMissingObjects } from '#use-cases/stored-objects/missing-objects.ts'
import { type Config, readConfig } from '../config.ts'
import { checkOwner } from '../database-owner.ts'
import { objectStore } from '../object-store.ts'
import { refusalOf, runProgram } from '../program.ts'
import { DATABASE, sayUnknownOwner } from '../store.ts'
import { readObjectList } from './manifests.ts'
import { compareObjects, listOriginals, restoreObjects } from './object-copies.ts'
import { firstOf } from './missing-text.ts'
import { isEmptyFolder, isEmptyStore, openPlace } from './place.ts'
import { readTime } from './read-time.ts'
import { chooseBackup, findLogGap, restoreCluster } from './restore.ts'
import { checkSecrets } from './secret-list.ts'
import { testByHand } from './test-by-hand.ts'

const USAGE =
  'npm run restore -- --from <folder or s3://…> [--at <time>] [--to <data folder>] [--keep-objects], or npm run restore -- --test'

const WORDS = {
  fits: 'fits',
  differs: 'IS ANOTHER than at the backup; set the former one',
  missing: 'NOT SET; set the one of the backup',
} as const

const MISSING_ADVICE =
  'They were stored shortly before the end and had not arrived, or the shop deleted them after the time restored. Where the former disk or store can be read, copy them from there under the same names (objects of its DATA_DIR). Otherwise pictures of cars come back with the dealer’s next delivery; uploads of customers have to be asked for again.'

/** Restores database and objects into an empty data folder, as of a time or as late as the archived log goes. */
await runProgram(async () => {
  const { values } = parseArgs({
    options: {
      ...{ from: { type: 'string' }, at: { type: 'string' }, to: { type: 'string' } },
      ...{ 'keep-objects': { type: 'boolean', default: false }, test: { type: 'boolean', default: false } },
    },
  })
  if (values.test) return testByHand(values)
  const config = readConfig({ ...process.env, ...(values.to ? { DATA_DIR: values.to } : {}) })
  const from = values.from ?? config.backup?.url
  if (!from) throw new StartRefusal(`From where? ${USAGE}`)
  const at = values.at === undefined ? undefined : readTime(values.at)
  if (config.databaseUrl)
    throw new StartRefusal('DATABASE_URL names a server of your own, so nobody would use what is restored: unset it.')
  const { dataFolder } = config
  const wasThere = existsSync(dataFolder)
  if (!(await isEmptyFolder(dataFolder)))
    throw new StartRefusal(
      `${dataFolder} is not empty: nothing is overwritten. Name an empty folder with --to, or move it away.`,
    )
  const objects = objectStore(config)
  const keepsObjects = values['keep-objects']
  if (!keepsObjects && !(await isEmptyStore(objects)))
    throw new StartRefusal(
      'OBJECT_STORE_URL names a store with contents, maybe those of the living shop: name an empty bucket or folder of it, or leave the objects as they are with --keep-objects.',
    )
  const started = performance.now()
  const place = openPlace(from)
  const backup = await chooseBackup(place, at)
  console.log(
    `Restoring backup ${backup.id} of ${place.name} to ${at ? at.toISOString() : 'the end of the archived log'} …`,
  )
  const folder = path.join(dataFolder, 'postgres')
  const gap = await findLogGap(place.store, backup)
  if (gap)
    console.log(`THE ARCHIVED LOG HAS A GAP at ${gap}: nothing written after it can be restored from this backup.`)
  try {
    await restoreCluster(place.store, backup, folder, at ? { time: at } : 'latest')
  } catch (error) {
    if (!(await isEmptyFolder(dataFolder)))
      console.error(`Nothing usable was restored: delete ${dataFolder} before the next attempt.`)
    else if (!wasThere) await rm(dataFolder, { recursive: true, force: true })
    throw error
  }
  const listed = await readObjectList(place.store, backup)
  const { count, bad } = keepsObjects
    ? await compareObjects(objects, listed)
    : await restoreObjects(place.store, objects, listed)
  console.log(`Objects: ${count}.`)
  for (const key of bad) console.log(`MISSING OR DAMAGED: ${key}`)
  const { isWhole, refusal } = await describeRestored(folder, objects, config)
  for (const { name, status, file } of checkSecrets(backup, process.env, dataFolder))
    console.log(
      `${name}: ${WORDS[status]}${status !== 'fits' && file ? ` (or the file ${path.join(dataFolder, file)})` : ''}`,
    )
  const setting = `DATA_DIR=${dataFolder}`
  const start = refusal ? `${setting} npm run admin -- reopen-database && ${setting} npm start` : `${setting} npm start`
  if (refusal) console.log(refusal)
  console.log(`Restored in ${((performance.now() - started) / 1000).toFixed(1)} s. Start it with ${start}`)
  return bad.length > 0 || !isWhole ? 2 : 0
})

/**
 * Prints how many rows there are, and which objects they name that are not stored. Returns whether all are, and what a shop with the
 * present settings says that does not start there.
 */
async function describeRestored(
  folder: string,
  objects: ObjectStore,
  config: Config,
): Promise<{ isWhole: boolean; refusal: string | undefined }> {
  const cluster = await startCluster(folder, { archives: true, isPrivate: true })
  const url = cluster.urlOf(DATABASE)
  const client = new pg.Client({ connectionString: url })
  const database = openDatabase(url, { maxConnections: 1 })
  try {
    await client.connect()
    const counts = Object.entries(await countTables(client)).filter(([, rows]) => rows > 0)
    console.log(`Rows: ${counts.map(([table, rows]) => `${table} ${rows}`).join(', ')}.`)
    const missing = await findMissingObjects(database, keysOf(objects))
    if (!missing) console.log('Objects that rows name were not looked for: the backup is of an earlier release.')
    const isWhole = !missing || missing.count === 0
    if (!isWhole) {
      console.log(`OBJECTS THAT ROWS NAME ARE MISSING: ${firstOf(missing.keys, missing.count)}.`)
      console.log(MISSING_ADVICE)
    }
    const refusal = await refusalOf(checkOwner({ url, embedded: true }, config, sayUnknownOwner))
    return { isWhole, refusal }
  } finally {
    await client.end()
    await database.close()
    await cluster.stop()
  }
}

async function* keysOf(objects: ObjectStore): AsyncIterable<string> {
  for await (const { key } of listOriginals(objects)) yield key
}
