import { existsSync } from 'node:fs'
import { mkdir, open, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { waitingFolder, waitingSegments } from '#database/embedded/archive.ts'
import { type Place, preparePlace } from '#database/embedded/cluster-files.ts'
import { LogTooShort, recoverCluster, type RecoveryTarget, writeLabel } from '#database/embedded/recovery.ts'
import { isClusterPath } from '#domain/backup/cluster-path.ts'
import type { BackupManifest, ClusterFile } from '#domain/backup/manifest.ts'
import { backupFor } from '#domain/backup/retention.ts'
import { firstGap, positionOf, segmentKey } from '#domain/backup/segment-name.ts'
import { StartRefusal } from '#domain/start-refusal.ts'
import type { ObjectStore } from '#services/object-store/port.ts'
import { readChunkOf, unpack } from './chunks.ts'
import { readFileList, readManifests } from './manifests.ts'
import { type BackupPlace, isEmptyFolder } from './place.ts'
import { listSegments } from './ship-log.ts'

const SEGMENT_BYTES = 16 * 1024 * 1024

/** The latest backup, or the latest before a time. Refuses where there is none. */
export async function chooseBackup({ store, name }: BackupPlace, at?: Date): Promise<BackupManifest> {
  const backups = await readManifests(store)
  const backup = backupFor(backups, at)
  if (backup) return backup
  const [first] = backups.map(({ finishedAt }) => finishedAt).sort()
  throw new StartRefusal(
    first
      ? `The first backup in ${name} ended at ${first}: nothing before it can be restored.`
      : `${name} has no backup.`,
  )
}

/** The first missing segment of the archived log, after which nothing can be restored; undefined where none is missing. */
export async function findLogGap(store: ObjectStore, backup: BackupManifest): Promise<string | undefined> {
  const { files } = await readFileList(store, backup)
  const own = files.flatMap(({ path: name }) => (name.startsWith('pg_wal/') ? [name.slice('pg_wal/'.length)] : []))
  return firstGap([...own, ...(await listSegments(store))], backup.firstSegment)
}

/**
 * Makes a cluster of a backup in `folder`, with the log followed to the target. Refuses a folder with contents, a backup that is incomplete
 * or damaged, and a target that the archived log does not reach, which leaves nothing in the folder.
 */
export async function restoreCluster(
  store: ObjectStore,
  backup: BackupManifest,
  folder: string,
  target: RecoveryTarget,
): Promise<Place> {
  const place = await prepareEmptyPlace(folder)
  try {
    await copyAndRecover(store, backup, place, target)
  } catch (error) {
    if (error instanceof LogTooShort) await removeCluster(folder)
    // Nobody would look for half a cluster outside of the folder; why it does not start is said in the folder itself.
    else if (homeOf(place) !== folder) await rm(homeOf(place), { recursive: true, force: true })
    throw error
  }
  return place
}

/** Removes a cluster with everything beside it, wherever its account keeps that. */
export async function removeCluster(folder: string): Promise<void> {
  for (const each of [homeOf(preparePlace(folder)), folder]) await rm(each, { recursive: true, force: true })
}

function homeOf(place: Place): string {
  return path.dirname(place.data)
}

/** Refuses a place with contents: what a failed restore removes there has to be its own. */
async function prepareEmptyPlace(folder: string): Promise<Place> {
  if (!(await isEmptyFolder(folder))) throw new StartRefusal(`${folder} is not empty: nothing is overwritten.`)
  const place = preparePlace(folder)
  const home = homeOf(place)
  if (home === folder || (await isEmptyFolder(home))) return place
  await rm(folder, { recursive: true })
  const waiting = waitingSegments(place).length
  throw new StartRefusal(
    [
      `The database of ${folder} lies in ${home} on this machine, which is not empty: nothing is overwritten.`,
      existsSync(place.data) && 'It has a former database, which may be later than the archive.',
      waiting > 0 &&
        `${waiting} files of the log wait in ${waitingFolder(place)}, and the archive may not have them yet: docs/operations/backup.md says how to bring them there.`,
      `Then move it away (mv ${home} ${home}.former), or restore into another folder with --to.`,
    ]
      .filter(Boolean)
      .join(' '),
  )
}

async function copyAndRecover(
  store: ObjectStore,
  backup: BackupManifest,
  place: Place,
  target: RecoveryTarget,
): Promise<void> {
  const { folders, files, label } = await readFileList(store, backup)
  await mkdir(place.data, { mode: 0o700 })
  for (const each of folders) await mkdir(insideOf(place, each), { recursive: true, mode: 0o700 })
  for (const file of files) await writeFrom(store, insideOf(place, file.path), file)
  writeLabel(place, label)
  const logFolder = path.join(homeOf(place), 'wal-restored')
  await fetchLog(store, backup, logFolder)
  await recoverCluster(place, logFolder, target)
  await rm(logFolder, { recursive: true })
}

function insideOf(place: Place, relative: string): string {
  if (!isClusterPath(relative)) throw new StartRefusal(`The backup names a file outside of the database: ${relative}.`)
  return path.join(place.data, relative)
}

async function writeFrom(
  store: ObjectStore,
  target: string,
  { chunks, bytes, path: name }: ClusterFile,
): Promise<void> {
  const handle = await open(target, 'wx', 0o600)
  try {
    let written = 0
    for (const hash of chunks) {
      const contents = await readChunkOf(store, hash)
      await handle.write(contents)
      written += contents.length
    }
    if (written !== bytes) throw new StartRefusal(`The backup is damaged: ${name} has ${written} of ${bytes} bytes.`)
  } finally {
    await handle.close()
  }
}

/** Fetches the archived log from the backup on. The zeros at the end of a segment are left as a hole, which takes no room on the disk. */
async function fetchLog(store: ObjectStore, { firstSegment }: BackupManifest, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const first = positionOf(firstSegment)!
  for (const name of await listSegments(store)) {
    if ((positionOf(name) ?? first) < first) continue
    const packed = await store.get(segmentKey(name))
    if (!packed) continue
    const contents = await unpack(packed)
    const file = path.join(folder, name)
    if (contents.length !== SEGMENT_BYTES) {
      await writeFile(file, contents)
      continue
    }
    const handle = await open(file, 'wx', 0o600)
    await handle.write(contents.subarray(0, lastByte(contents) + 1))
    await handle.truncate(SEGMENT_BYTES)
    await handle.close()
  }
}

function lastByte(contents: Buffer): number {
  let at = contents.length - 1
  while (at >= 0 && contents[at] === 0) at--
  return at
}
