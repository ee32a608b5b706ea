import type { ObjectStore } from '../object-store/port.ts'

/** Maximum bytes of generated pictures in the store; photographs themselves are not counted. */
const MAX_BYTES = 1024 ** 3
/** A file occupies whole blocks of a disk, however small it is. */
const BLOCK = 4096
const FOLDER = 'variants'

/** Variants of pictures in a store, below `variants/`: the oldest are deleted when all together exceed `maxBytes`. */
export function storedVariants(store: ObjectStore, maxBytes: number = MAX_BYTES) {
  /** Sizes by key, oldest first; variants of earlier processes are counted before the first new one is stored (15,000 a second). */
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
        counted = undefined // The next call counts again.
        throw fault
      })
      const sizes = await counted
      await store.put(key, picture)
      total += onDisk(picture.length) - (sizes.get(key) ?? 0)
      // Deleted first, so that it is inserted at the end.
      sizes.delete(key)
      sizes.set(key, onDisk(picture.length))
      for (const [oldest, size] of sizes) {
        if (total <= maxBytes) break
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
