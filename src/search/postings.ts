import { type Steps, inChunks } from './steps.ts'

const NOTHING = new Uint32Array(0)

/** For each code the slots that have it, unordered. */
export class Postings {
  #lists: Uint32Array[] = []
  #lengths: number[] = []

  /** One more than the highest code seen. */
  get codes(): number {
    return this.#lists.length
  }

  length(code: number): number {
    return this.#lengths[code] ?? 0
  }

  slots(code: number): Uint32Array {
    return (this.#lists[code] ?? NOTHING).subarray(0, this.length(code))
  }

  add(code: number, slot: number): void {
    while (this.#lists.length <= code) {
      this.#lists.push(NOTHING)
      this.#lengths.push(0)
    }
    const length = this.#lengths[code]!
    let list = this.#lists[code]!
    if (length === list.length) {
      list = new Uint32Array(Math.max(4, length + (length >>> 1)))
      list.set(this.#lists[code]!)
      this.#lists[code] = list
    }
    list[length] = slot
    this.#lengths[code] = length + 1
  }

  remove(code: number, slot: number): void {
    const slots = this.slots(code)
    slots[slots.indexOf(slot)] = slots[slots.length - 1]!
    this.#lengths[code] = slots.length - 1
  }

  /** Replaces everything: `column[slot] − 1` is the code of each slot 0 … length − 1, −1 means none. */
  *fill(column: Int32Array | Uint32Array, length: number): Steps {
    const sizes: number[] = []
    yield* inChunks(length, (from, to) => {
      for (let slot = from; slot < to; slot++) {
        const code = column[slot]! - 1
        while (sizes.length <= code) sizes.push(0)
        if (code >= 0) sizes[code]!++
      }
    })
    this.#lists = sizes.map((size) => new Uint32Array(size))
    this.#lengths = sizes.map(() => 0)
    yield* inChunks(length, (from, to) => {
      for (let slot = from; slot < to; slot++) if (column[slot]! > 0) this.add(column[slot]! - 1, slot)
    })
  }

  memory(): number {
    return this.#lists.reduce((bytes, list) => bytes + list.byteLength, 0)
  }
}
