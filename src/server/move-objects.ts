import pLimit from 'p-limit'
import { StartRefusal } from '#domain/start-refusal.ts'
import type { ObjectStore } from '#services/object-store/port.ts'
import { deferRejection } from './backup/defer-rejection.ts'
import { listOriginals } from './backup/object-copies.ts'

const MAX_CONCURRENT = 8

/**
 * Copies every object of the shop to another store and compares each copy; objects that the shop can make again are left out. A copy that
 * was interrupted is continued. Refuses a store with other contents.
 */
export async function moveObjects(from: ObjectStore, to: ObjectStore): Promise<{ count: number; bytes: number }> {
  const present = await keysOf(to)
  const own = await keysOf(from)
  const foreign = [...present].find((key) => !own.has(key))
  if (foreign !== undefined)
    throw new StartRefusal(`The new store has other contents (${foreign}): name an empty bucket or folder of one.`)
  const limit = pLimit(MAX_CONCURRENT)
  let bytes = 0
  const copying = [...own].map((key) =>
    deferRejection(
      limit(async () => {
        const contents = await from.get(key)
        if (!contents) throw new StartRefusal(`${key} was deleted meanwhile: stop every process of the shop first.`)
        if (!present.has(key)) await to.put(key, contents)
        if (!(await to.get(key))?.equals(contents))
          throw new StartRefusal(`${key} is another in the new store: delete it there and begin again.`)
        bytes += contents.length
      }),
    ),
  )
  await Promise.all(copying)
  const later = [...(await keysOf(from))].find((key) => !own.has(key))
  if (later !== undefined)
    throw new StartRefusal(`${later} was added meanwhile: stop every process of the shop and begin again.`)
  return { count: own.size, bytes }
}

async function keysOf(store: ObjectStore): Promise<Set<string>> {
  const keys = new Set<string>()
  for await (const { key } of listOriginals(store)) keys.add(key)
  return keys
}
