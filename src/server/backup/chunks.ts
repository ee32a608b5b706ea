import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { zstdCompress, zstdDecompress } from 'node:zlib'
import { StartRefusal } from '#domain/start-refusal.ts'
import type { ObjectStore } from '#services/object-store/port.ts'

export const pack = promisify(zstdCompress) as (contents: Uint8Array) => Promise<Buffer>
export const unpack = promisify(zstdDecompress) as (contents: Uint8Array) => Promise<Buffer>

export function sha256(contents: Uint8Array | string): string {
  return createHash('sha256').update(contents).digest('hex')
}

const FOLDER = 'chunks'
const KEY = /^chunks\/[0-9a-f]{2}\/([0-9a-f]{64})$/

function keyOf(hash: string): string {
  return `${FOLDER}/${hash.slice(0, 2)}/${hash}`
}

/**
 * Pieces of files, each stored once under the hash of its contents, so that those that a complete backup names are not stored again. What a
 * broken-off one has left may not have reached the disk, and is.
 */
export async function openChunks(store: ObjectStore, named: ReadonlySet<string>) {
  const stored = new Set<string>()
  for await (const { key, bytes } of store.list(FOLDER)) {
    const hash = KEY.exec(key)?.[1]
    if (hash && bytes > 0 && named.has(hash)) stored.add(hash)
  }
  let bytesAdded = 0
  return {
    bytesAdded: () => bytesAdded,
    async put(contents: Buffer): Promise<string> {
      const hash = sha256(contents)
      if (stored.has(hash)) return hash
      stored.add(hash)
      const packed = await pack(contents)
      await store.put(keyOf(hash), packed)
      bytesAdded += packed.length
      return hash
    },
  }
}

/** Refuses a chunk that is missing or damaged. */
export async function readChunkOf(store: ObjectStore, hash: string): Promise<Buffer> {
  const packed = await store.get(keyOf(hash))
  const contents = packed && (await unpack(packed).catch(() => undefined))
  if (contents && sha256(contents) === hash) return contents
  throw new StartRefusal(
    `The backup is ${packed ? 'damaged' : 'incomplete'} at ${keyOf(hash)}: restore another one. Delete what is damaged, and the next backup stores it anew.`,
  )
}

/** Deletes the chunks that no list names, and what broken-off backups have left. */
export async function sweepChunks(store: ObjectStore, needed: ReadonlySet<string>): Promise<number> {
  let count = 0
  for await (const { key } of store.list(FOLDER)) {
    const hash = KEY.exec(key)?.[1]
    if (hash && needed.has(hash)) continue
    await store.delete(key)
    count++
  }
  return count
}
