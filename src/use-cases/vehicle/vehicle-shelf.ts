import { LRUCache } from 'lru-cache'
import type { ReadHandle } from '#database/handles.ts'
import { readVehicles, type Vehicle } from './vehicle.ts'

/** Bytes of all vehicles on the shelf, as estimated. */
const MAX_BYTES = 64_000_000
/** Of a vehicle without its texts. */
const BYTES_OF_ONE = 4_000
/** What a card shows and no log names (an advertised price that ends) may be this old. */
const MAX_AGE_MS = 60_000

/** Vehicles of the lists everybody sees, read once: a list of cars that were shown before needs no database. */
export interface VehicleShelf {
  /** The vehicles of these ids, in this order, without those that are gone or not shown; as new as the search index. */
  vehicles(read: ReadHandle, ids: readonly number[]): Promise<Vehicle[]>
  /** These have changed. */
  forget(ids: Iterable<number>): void
  /** Any may have changed. */
  clear(): void
}

export function createVehicleShelf(): VehicleShelf {
  const shelf = new LRUCache<number, Vehicle>({ maxSize: MAX_BYTES, ttl: MAX_AGE_MS, sizeCalculation: bytesOf })
  /** What was read while something changed may be older than the change. */
  let changes = 0
  return {
    async vehicles(read, ids) {
      const found = new Map<number, Vehicle>()
      const missing: number[] = []
      for (const id of ids) {
        const known = shelf.get(id)
        if (known) found.set(id, known)
        else missing.push(id)
      }
      if (missing.length > 0) {
        const before = changes
        for (const vehicle of await readVehicles(read, missing)) {
          found.set(vehicle.id, vehicle)
          if (changes === before) shelf.set(vehicle.id, vehicle)
        }
      }
      return ids.flatMap((id) => found.get(id) ?? [])
    },
    forget(ids) {
      changes++
      for (const id of ids) shelf.delete(id)
    },
    clear() {
      changes++
      shelf.clear()
    },
  }
}

function bytesOf({ attributes, pictures }: Vehicle): number {
  return BYTES_OF_ONE + 2 * (attributes.description?.length ?? 0) + 60 * pictures.length
}
