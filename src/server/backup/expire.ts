import { expiredBackups, unneededSegments } from '#domain/backup/retention.ts'
import { segmentKey } from '#domain/backup/segment-name.ts'
import type { ObjectStore } from '#services/object-store/port.ts'
import { sweepChunks } from './chunks.ts'
import { deleteBackup, readFileList, readManifests, readObjectList } from './manifests.ts'
import { sweepCopies } from './object-copies.ts'
import { listSegments } from './ship-log.ts'

/** Deletes the backups beyond the newest `retain`, and what only they needed. Returns their ids. */
export async function expireBackups(store: ObjectStore, objects: ObjectStore, retain: number): Promise<string[]> {
  const all = await readManifests(store)
  const expired = expiredBackups(all, retain)
  const remaining = all.filter((backup) => !expired.includes(backup))
  const chunks = new Set<string>()
  const copies = new Set<string>()
  for (const backup of remaining) {
    for (const file of (await readFileList(store, backup)).files) for (const hash of file.chunks) chunks.add(hash)
    for (const { key } of await readObjectList(store, backup)) copies.add(key)
  }
  // Deletes only after every list was read, so that a damaged list deletes nothing.
  for (const { id } of expired) await deleteBackup(store, id)
  await sweepChunks(store, chunks)
  await sweepCopies(objects, store, copies)
  for (const name of unneededSegments(await listSegments(store), remaining)) await store.delete(segmentKey(name))
  return expired.map(({ id }) => id)
}
