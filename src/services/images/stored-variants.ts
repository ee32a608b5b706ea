import type { ObjectStore } from '../object-store/port.ts'

/** What the pictures made on demand may take in the store, in bytes; photographs themselves are not counted. */
const MAX_BYTES = 1024 ** 3
/** A file takes whole blocks of a disk, however small it is. */
const BLOCK = 4096
const FOLDER = 'variants'

/** Variants of pictures in a store, below `variants/`: the oldest go where they would take more than `mostBytes`. */
export function keptVariants(store: ObjectStore, mostBytes: number = MAX_BYTES) {
  /** Sizes by key, oldest first; what earlier processes left is counted before the first variant is kept (15,000 a second). */
  let counted: Promise<Map<string, number>> | undefined
  let total = 0

  async function count(): Promise<Map<string, number>> {
    const objects = await Array.fromAsync(store.list(FOLDER))
    const sizes = objects.sort((a, b) => a.storedAt - b.storedAt).map(({ key, bytes }) => [key, onDisk(bytes)] as const)
    for (const [, size] of sizes) total += size
    return new Map(sizes)
  }

  return {
    get: (name: string) => store.get(`${FOLDER}/${name}`),
    async put(name: string, picture: Uint8Array): Promise<void> {
      const key = `${FOLDER}/${name}`
      counted ??= count().catch((fault: unknown) => {
        counted = undefined // the next one counts again
        throw fault
      })
      const sizes = await counted
      await store.put(key, picture)
      total += onDisk(picture.length) - (sizes.get(key) ?? 0)
      sizes.delete(key) // so that it comes last
      sizes.set(key, onDisk(picture.length))
      for (const [oldest, size] of sizes) {
        if (total <= mostBytes) break
        sizes.delete(oldest)
        total -= size
        await store.delete(oldest)
      }
    },
  }
}

function onDisk(bytes: number): number {
  return Math.ceil(bytes / BLOCK) * BLOCK
}
