import { type Block, roundUp } from './memory.ts'
import { type Steps, inChunks } from './steps.ts'

interface Chunk {
  slots: Int32Array
  length: number
}

/** A change moves half a chunk on average, 2 KB; finding the chunk reads one slot from each of log₂ n chunks. */
const CHUNK_SIZE = 1024
/** Chunks start with this many slots, so that the first changes do not split all of them. */
const CHUNK_FILL = 800

/** Slots sorted by (key, id) in chunks, which make inserting or removing a single slot cheap. */
export class Order {
  readonly #keys: Block<Int32Array> | null
  readonly #ids: Block<Float64Array>
  #chunks: Chunk[] = []
  #size = 0

  /** Without keys the order is by id alone. */
  constructor(keys: Block<Int32Array> | null, ids: Block<Float64Array>) {
    this.#keys = keys
    this.#ids = ids
  }

  get size(): number {
    return this.#size
  }

  /** Replaces everything with slots that are already sorted. */
  *fill(sorted: Uint32Array): Steps {
    this.#chunks = []
    this.#size = sorted.length
    yield* inChunks(sorted.length, (from, to) => {
      for (let start = roundUp(from, CHUNK_FILL); start < to; start += CHUNK_FILL) {
        const piece = sorted.subarray(start, start + CHUNK_FILL)
        const chunk = { slots: new Int32Array(CHUNK_SIZE), length: piece.length }
        chunk.slots.set(piece)
        this.#chunks.push(chunk)
      }
    })
  }

  insert(slot: number): void {
    let index = this.#chunkOf(slot)
    if (index < 0) {
      this.#chunks.push({ slots: new Int32Array(CHUNK_SIZE), length: 0 })
      index = 0
    }
    let chunk = this.#chunks[index]!
    if (chunk.length === CHUNK_SIZE) {
      this.#split(index)
      index = this.#chunkOf(slot)
      chunk = this.#chunks[index]!
    }
    const at = this.#placeIn(chunk, slot)
    chunk.slots.copyWithin(at + 1, at, chunk.length)
    chunk.slots[at] = slot
    chunk.length++
    this.#size++
  }

  /** Removes a slot, whose key and id must not have changed since it was inserted. */
  remove(slot: number): void {
    const index = this.#chunkOf(slot)
    const chunk = this.#chunks[index]!
    const at = this.#placeIn(chunk, slot)
    if (chunk.slots[at] !== slot) throw new Error('order: the slot is not where its key says')
    chunk.slots.copyWithin(at, at + 1, chunk.length)
    chunk.length--
    this.#size--
    if (chunk.length === 0) this.#chunks.splice(index, 1)
  }

  /**
   * Visits the slots of the order whose bit is set until `visit` returns false. Reads at most `budget` slots and returns how many of the
   * budget are left, −1 when it did not suffice.
   */
  walk(bits: Uint32Array, descending: boolean, budget: number, visit: (slot: number) => boolean): number {
    const chunks = this.#chunks
    let left = budget
    for (let i = 0; i < chunks.length; i++) {
      const { slots, length } = chunks[descending ? chunks.length - 1 - i : i]!
      const end = Math.min(length, left)
      for (let j = 0; j < end; j++) {
        const slot = slots[descending ? length - 1 - j : j]!
        if (((bits[slot >>> 5]! >>> (slot & 31)) & 1) === 1 && !visit(slot)) return left - j - 1
      }
      left -= end
      if (end < length) return -1
    }
    return left
  }

  memory(): number {
    return this.#chunks.length * CHUNK_SIZE * 4
  }

  #compare(a: number, b: number): number {
    const keys = this.#keys?.view
    const ids = this.#ids.view
    return (keys ? keys[a]! - keys[b]! : 0) || ids[a]! - ids[b]!
  }

  /** The last chunk whose first slot does not come after the slot, otherwise the first chunk; −1 when there is none. */
  #chunkOf(slot: number): number {
    let low = 0
    let high = this.#chunks.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.#compare(this.#chunks[middle]!.slots[0]!, slot) <= 0) low = middle + 1
      else high = middle
    }
    return low === 0 && this.#chunks.length > 0 ? 0 : low - 1
  }

  #placeIn(chunk: Chunk, slot: number): number {
    let low = 0
    let high = chunk.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.#compare(chunk.slots[middle]!, slot) < 0) low = middle + 1
      else high = middle
    }
    return low
  }

  #split(index: number): void {
    const chunk = this.#chunks[index]!
    const half = chunk.length >>> 1
    const upper = { slots: new Int32Array(CHUNK_SIZE), length: chunk.length - half }
    upper.slots.set(chunk.slots.subarray(half, chunk.length))
    chunk.length = half
    this.#chunks.splice(index + 1, 0, upper)
  }
}
