import path from 'node:path'
import { parseArgs } from 'node:util'
import { startCluster } from '#database/embedded/cluster.ts'
import { preparePlace } from '#database/embedded/cluster-files.ts'
import { StartRefusal } from '#domain/start-refusal.ts'
import { readConfig } from '../config.ts'
import { checkOwner } from '../database-owner.ts'
import { refuseFolderWithoutShop } from '../existing-shop.ts'
import { objectStore } from '../object-store.ts'
import { runProgram } from '../program.ts'
import { DATABASE, sayUnknownOwner } from '../store.ts'
import { backUp } from './back-up.ts'
import { noteBackup } from './backup-state.ts'
import { openPlace, refuseInside } from './place.ts'

const USAGE = 'npm run backup [-- --to <folder or s3://…>] [--retain <number>]; without --to to BACKUP_URL'

/** Backs up database, objects and the list of secrets while the shop runs. */
await runProgram(async () => {
  const { values } = parseArgs({ options: { to: { type: 'string' }, retain: { type: 'string' } } })
  const config = readConfig()
  const to = values.to ?? config.backup?.url
  if (!to) throw new StartRefusal(`Where to? ${USAGE}`)
  const retain = values.retain === undefined ? undefined : Number(values.retain)
  if (retain !== undefined && !(Number.isInteger(retain) && retain > 0)) throw new StartRefusal(`--retain: ${USAGE}`)
  if (config.databaseUrl)
    throw new StartRefusal(
      'DATABASE_URL names a server of your own: back it up with its own means (pgBackRest, or its host).',
    )
  refuseFolderWithoutShop(config.dataFolder)
  refuseInside(to, config.dataFolder)
  const started = performance.now()
  const folder = path.join(config.dataFolder, 'postgres')
  const place = openPlace(to)
  const cluster = await startCluster(folder, { archives: config.backup !== undefined })
  try {
    const url = cluster.urlOf(DATABASE)
    // A backup of another database, or of one that was left, would stand in the shop's own place as its latest.
    if (to === config.backup?.url) await checkOwner({ url, embedded: true }, config, sayUnknownOwner)
    const objects = objectStore(config)
    const source = {
      ...{ url, cluster: preparePlace(folder), objects },
      ...{ environment: process.env, dataFolder: config.dataFolder, archives: to === config.backup?.url },
    }
    const { manifest, bytesAdded, expired, problem } = await backUp(source, place, retain)
    if (to === config.backup?.url) await noteBackup(config.dataFolder, manifest)
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    console.log(`Backup ${manifest.id} in ${place.name}: ${seconds} s.`)
    console.log(
      `Database: ${manifest.files.count} files, ${megabytes(manifest.files.bytes)}, of them new ${megabytes(bytesAdded)}.`,
    )
    console.log(`Objects: ${manifest.objects.count}, ${megabytes(manifest.objects.bytes)}.`)
    if (!manifest.counts)
      console.log('Rows were not counted: somebody wrote at every moment. The restore test compares nothing.')
    console.log(
      `Not in it, store them elsewhere: ${manifest.secrets.map(({ name }) => name).join(', ') || 'nothing is set'}.`,
    )
    if (problem) console.log(`Old backups could not be deleted: ${problem}`)
    if (expired.length > 0) console.log(`Deleted beyond the newest ${retain}: ${expired.join(', ')}.`)
    return 0
  } finally {
    await cluster.stop()
  }
})

function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}
