import pLimit from 'p-limit'
import type { ObjectEntry } from '#domain/backup/manifest.ts'
import type { ObjectStore } from '#services/object-store/port.ts'
import { OWNERS_FOLDER } from '../database-owner.ts'
import { sha256 } from './chunks.ts'
import { deferRejection } from './defer-rejection.ts'

const FOLDER = 'objects'
/** Folders that are left out: the shop makes their objects again, from pictures and rows, or they say which machine is the shop. */
const DERIVED = ['variants/', 'search-index/', OWNERS_FOLDER]
const MAX_CONCURRENT = 8

/** The bytes of each copy in the backup place, by the key of its object. */
async function listCopies(store: ObjectStore): Promise<Map<string, number>> {
  const copies = new Map<string, number>()
  for await (const { key, bytes } of store.list(FOLDER)) copies.set(key.slice(FOLDER.length + 1), bytes)
  return copies
}

/** The keys of the shop's objects that the backup place has. */
export async function* listCopiedKeys(store: ObjectStore): AsyncIterable<string> {
  for await (const { key } of store.list(FOLDER)) yield key.slice(FOLDER.length + 1)
}

/** The objects that nothing else could make again. */
export async function* listOriginals(objects: ObjectStore) {
  for await (const object of objects.list())
    if (!DERIVED.some((folder) => object.key.startsWith(folder)) && !object.key.endsWith('.part')) yield object
}

export interface CopyProgress {
  /** Keys of objects that are not copied yet. */
  readonly pending: Set<string>
  /** Whether store and place are compared to the end, so that `pending` has all of them. */
  isCompared: boolean
}

export interface CopyOptions {
  /** For a caller that does not wait for the end. */
  readonly progress?: CopyProgress
  /** No further copy is begun once it is aborted. */
  readonly until?: AbortSignal
}

/** Copies the objects that are not there yet; an object's contents never differ under its key. */
export async function copyNewObjects(
  objects: ObjectStore,
  store: ObjectStore,
  { progress = { pending: new Set(), isCompared: false }, until }: CopyOptions = {},
): Promise<void> {
  const copies = await listCopies(store)
  const limit = pLimit(MAX_CONCURRENT)
  const copying: Promise<void>[] = []
  for await (const { key, bytes } of listOriginals(objects)) {
    if (until?.aborted) return
    if (copies.get(key) === bytes) continue
    progress.pending.add(key)
    copying.push(
      deferRejection(
        limit(async () => {
          if (until?.aborted) return
          const contents = await objects.get(key)
          if (contents) await store.put(`${FOLDER}/${key}`, contents)
          progress.pending.delete(key)
        }),
      ),
    )
  }
  progress.isCompared = true
  await Promise.all(copying)
}

/** Copies the shop's objects and lists them with their hashes. An object that an earlier list names is not read again. */
export async function backUpObjects(
  objects: ObjectStore,
  store: ObjectStore,
  earlier: readonly ObjectEntry[],
): Promise<ObjectEntry[]> {
  await copyNewObjects(objects, store)
  const known = new Map(earlier.map((entry) => [entry.key, entry]))
  const limit = pLimit(MAX_CONCURRENT)
  const entries: Promise<ObjectEntry | undefined>[] = []
  for await (const { key, bytes } of listOriginals(objects)) {
    const entry = known.get(key)
    entries.push(entry?.bytes === bytes ? Promise.resolve(entry) : deferRejection(limit(() => hashCopy(store, key))))
  }
  return (await Promise.all(entries)).filter((entry) => entry !== undefined)
}

/** Hashes the copy and not the object, because the list describes the backup; undefined for an object that is not copied yet. */
async function hashCopy(store: ObjectStore, key: string): Promise<ObjectEntry | undefined> {
  const contents = await store.get(`${FOLDER}/${key}`)
  return contents && { key, bytes: contents.length, sha256: sha256(contents) }
}

/** The objects of a backup whose copies are missing or damaged. */
export async function checkObjects(store: ObjectStore, listed: readonly ObjectEntry[]): Promise<string[]> {
  const limit = pLimit(MAX_CONCURRENT)
  const checked = listed.map((entry) => limit(async () => (await hashCopy(store, entry.key))?.sha256 === entry.sha256))
  const isGood = await Promise.all(checked)
  return listed.filter((_, index) => !isGood[index]).map(({ key }) => key)
}

export interface RestoredObjects {
  readonly count: number
  /** Keys that the backup names and that are missing or damaged. */
  readonly bad: readonly string[]
}

/** Writes every copy into the shop's store, also later ones than the backup, because the log that is restored on top of it names them. */
export async function restoreObjects(
  store: ObjectStore,
  target: ObjectStore,
  listed: readonly ObjectEntry[],
): Promise<RestoredObjects> {
  const missing = new Map(listed.map(({ key, sha256: hash }) => [key, hash]))
  const limit = pLimit(MAX_CONCURRENT)
  let count = 0
  const restoring: Promise<void>[] = []
  for await (const { key } of store.list(FOLDER)) {
    restoring.push(
      deferRejection(
        limit(async () => {
          const own = key.slice(FOLDER.length + 1)
          const contents = await store.get(key)
          const hash = missing.get(own)
          if (!contents || (hash !== undefined && sha256(contents) !== hash)) return
          missing.delete(own)
          await target.put(own, contents)
          count++
        }),
      ),
    )
  }
  await Promise.all(restoring)
  return { count, bad: [...missing.keys()] }
}

/** Compares the shop's store, left as it is, with what the backup names. */
export async function compareObjects(objects: ObjectStore, listed: readonly ObjectEntry[]): Promise<RestoredObjects> {
  const sizes = new Map<string, number>()
  for await (const { key, bytes } of listOriginals(objects)) sizes.set(key, bytes)
  const bad = listed.filter(({ key, bytes }) => sizes.get(key) !== bytes).map(({ key }) => key)
  return { count: sizes.size, bad }
}

/** Deletes copies that no backup names and the shop no longer has. */
export async function sweepCopies(
  objects: ObjectStore,
  store: ObjectStore,
  needed: ReadonlySet<string>,
): Promise<void> {
  const copies = await listCopies(store) // read first, so that an object copied meanwhile stays
  const present = new Set<string>()
  for await (const { key } of listOriginals(objects)) present.add(key)
  for (const key of copies.keys()) if (!needed.has(key) && !present.has(key)) await store.delete(`${FOLDER}/${key}`)
}
