import pg from 'pg'
import pLimit from 'p-limit'
import { forgetLost } from '#database/embedded/archive.ts'
import { copyBase, type CopiedFile } from '#database/embedded/base-copy.ts'
import type { Place } from '#database/embedded/cluster-files.ts'
import { copyLog, holdLog } from '#database/embedded/copy-log.ts'
import { countAtPoint } from '#database/embedded/counted-point.ts'
import { type BackupManifest, backupId, type ClusterFile, type ObjectEntry } from '#domain/backup/manifest.ts'
import { backupFor } from '#domain/backup/retention.ts'
import { StartRefusal } from '#domain/start-refusal.ts'
import type { ObjectStore } from '#services/object-store/port.ts'
import { deferRejection } from './defer-rejection.ts'
import { expireBackups } from './expire.ts'
import { openChunks } from './chunks.ts'
import { readFileList, readManifests, readObjectList, writeList, writeManifest } from './manifests.ts'
import { backUpObjects } from './object-copies.ts'
import { type BackupPlace, claimPlace } from './place.ts'
import { secretList } from './secret-list.ts'
import { shipLog } from './ship-log.ts'

/** Any number that nothing else locks. */
const BACKUP_LOCK = 230_232
const MAX_CONCURRENT = 4

export interface BackupSource {
  /** Of the shop's database on the embedded server. */
  readonly url: string
  readonly cluster: Pick<Place, 'data'>
  readonly objects: ObjectStore
  readonly environment: NodeJS.ProcessEnv
  readonly dataFolder: string
  /** Whether the log is archived to this place too; waiting segments are sent only there. */
  readonly archives: boolean
}

/** Backs up the running shop, without stopping or locking it, and returns the manifest with the bytes it has added to the place. */
export async function backUp(source: BackupSource, place: BackupPlace, retain?: number) {
  const client = new pg.Client({ connectionString: source.url })
  client.on('error', () => {}) // the running statement fails with it
  await client.connect()
  try {
    const server = await describeServer(client)
    await claimPlace(place, server.system)
    const made = await run(client, source, place, server)
    return { ...made, ...(retain === undefined ? { expired: [] } : await expireAfter(source, place, retain)) }
  } finally {
    await client.end()
  }
}

/** Under the same lock, so that nothing is deleted that another backup counts on. A failure is reported but does not fail the backup. */
async function expireAfter(source: BackupSource, place: BackupPlace, retain: number) {
  try {
    return { expired: await expireBackups(place.store, source.objects, retain) }
  } catch (error) {
    return { expired: [], problem: error instanceof Error ? error.message : String(error) }
  }
}

async function describeServer(client: pg.Client): Promise<{ system: string; postgres: number }> {
  const { rows } = await client.query<{ free: boolean; system: string; postgres: number }>(
    `select pg_try_advisory_lock($1) as free, (pg_control_system()).system_identifier::text as system,
       current_setting('server_version_num')::int / 10000 as postgres`,
    [BACKUP_LOCK],
  )
  const { free, system, postgres } = rows[0]!
  if (!free) throw new StartRefusal('Another backup is under way: wait for its end.')
  return { system, postgres }
}

async function run(
  client: pg.Client,
  source: BackupSource,
  place: BackupPlace,
  server: { readonly system: string; readonly postgres: number },
) {
  const { store } = place
  const startedAt = new Date()
  const id = backupId(startedAt)
  const earlier = backupFor(await readManifests(store), undefined)
  const named = earlier ? (await readFileList(store, earlier)).files.flatMap(({ chunks: hashes }) => hashes) : []
  const chunks = await openChunks(place.pieces, new Set(named))
  const files: ClusterFile[] = []
  const folders: string[] = []
  const take = async ({ path, chunks: contents }: CopiedFile) => {
    const limit = pLimit(MAX_CONCURRENT)
    const hashes: Promise<string>[] = []
    let bytes = 0
    for await (const chunk of contents) {
      bytes += chunk.length
      if (chunk.length > 0) hashes.push(deferRejection(limit(() => chunks.put(chunk))))
      if (limit.pendingCount > 0) await Promise.all(hashes)
    }
    files.push({ path, bytes, chunks: await Promise.all(hashes) })
  }
  await holdLog(client)
  const { label, firstSegment } = await copyBase(client, async (copy) => {
    folders.push(...copy.folders)
    for await (const file of copy.files) await take(file)
  })
  const point = await countAtPoint(client, source.url, id)
  await copyLog(client, firstSegment, take)
  const objects = await backUpObjects(source.objects, store, earlier ? await readObjectList(store, earlier) : [])
  if (source.archives) await shipLog(source.cluster, store)
  const manifest: BackupManifest = {
    ...{ format: 1, id, startedAt: startedAt.toISOString(), finishedAt: new Date().toISOString() },
    ...{ ...server, firstSegment, point: point.name, pointAt: point.at.toISOString() },
    files: { ...sizeOf(files), sha256: await writeList(store, id, 'files', { folders, files, label }) },
    objects: { ...sizeOf(objects), sha256: await writeList(store, id, 'objects', objects) },
    ...(point.counts ? { counts: { ...point.counts } } : {}),
    secrets: secretList(source.environment, source.dataFolder, id),
  }
  await place.flush()
  await writeManifest(store, manifest)
  await place.flush()
  if (source.archives) forgetLost(source.cluster, firstSegment)
  return { manifest, bytesAdded: chunks.bytesAdded() }
}

function sizeOf(entries: readonly (ClusterFile | ObjectEntry)[]): { count: number; bytes: number } {
  return { count: entries.length, bytes: entries.reduce((sum, { bytes }) => sum + bytes, 0) }
}
