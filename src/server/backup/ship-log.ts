import { readFile } from 'node:fs/promises'
import { dropWaiting, waitingSegments } from '#database/embedded/archive.ts'
import type { Place } from '#database/embedded/cluster-files.ts'
import { segmentKey, segmentOfKey } from '#domain/backup/segment-name.ts'
import { StartRefusal } from '#domain/start-refusal.ts'
import type { ObjectStore } from '#services/object-store/port.ts'
import { pack, unpack } from './chunks.ts'

/** Brings the waiting segments to the backup place, the oldest first, and returns how many. Several processes may do so at once. */
export async function shipLog(place: Pick<Place, 'data'>, store: ObjectStore): Promise<number> {
  const waiting = waitingSegments(place)
  for (const { name, file } of waiting) {
    const contents = await readFile(file).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined // another process was faster
      throw error
    })
    if (contents) await storeOnce(store, name, contents)
    dropWaiting(file)
  }
  return waiting.length
}

/** Refuses to overwrite a segment with another one. */
async function storeOnce(store: ObjectStore, name: string, contents: Buffer): Promise<void> {
  const key = segmentKey(name)
  const present = await store.get(key)
  if (!present) return store.put(key, await pack(contents))
  if (!(await unpack(present)).equals(contents))
    throw new StartRefusal(
      `The backup place has another ${key}: two databases archive to it. Give each a place of its own.`,
    )
}

/** Names of the segments at the place. */
export async function listSegments(store: ObjectStore): Promise<string[]> {
  const names: string[] = []
  for await (const { key } of store.list('wal')) names.push(segmentOfKey(key) ?? '')
  return names.filter((name) => name !== '')
}
