import type { Block } from './memory.ts'

/** At most this share of the table is filled, so that look-ups stay short. */
const MAX_FILL = 1 / 2

/**
 * Finds the slot of an id: a hash table of slots alone, since their ids are in a column. It takes a fifth of the memory of a Map and, if
 * large enough at first, never pauses to grow.
 */
export class SlotTable {
  readonly #ids: Block<Float64Array>
  /** Slots plus one; 0 is a free entry. */
  #places = new Uint32Array(0)
  #shift = 0
  #size = 0

  constructor(ids: Block<Float64Array>, capacity: number) {
    this.#ids = ids
    this.#ensureCapacity(capacity)
  }

  get size(): number {
    return this.#size
  }

  find(id: number): number | undefined {
    const slot = this.#places[this.#placeOf(id)]!
    return slot === 0 ? undefined : slot - 1
  }

  /** Adds a slot whose id is in the column but not yet in the table. */
  add(slot: number): void {
    if (this.#size >= this.#places.length * MAX_FILL) this.#grow()
    this.#places[this.#placeOf(this.#ids.view[slot]!)] = slot + 1
    this.#size++
  }

  remove(id: number): void {
    let hole = this.#placeOf(id)
    const last = this.#places.length - 1
    this.#size--
    // Later entries move up where the gap would otherwise interrupt the look-up that leads to them.
    for (let place = (hole + 1) & last; this.#places[place]! > 0; place = (place + 1) & last) {
      const start = this.#hash(this.#ids.view[this.#places[place]! - 1]!)
      if (((place - start) & last) < ((place - hole) & last)) continue
      this.#places[hole] = this.#places[place]!
      hole = place
    }
    this.#places[hole] = 0
  }

  clear(): void {
    this.#places.fill(0)
    this.#size = 0
  }

  memory(): number {
    return this.#places.byteLength
  }

  #grow(): void {
    const before = this.#places
    this.#ensureCapacity(this.#size * 2)
    this.#size = 0
    for (const slot of before) if (slot > 0) this.add(slot - 1)
  }

  #ensureCapacity(capacity: number): void {
    const bits = Math.max(4, Math.ceil(Math.log2(capacity / MAX_FILL)))
    this.#places = new Uint32Array(2 ** bits)
    this.#shift = 32 - bits
  }

  /** The entry of the id, or the free one where it would be added. */
  #placeOf(id: number): number {
    const ids = this.#ids.view
    const last = this.#places.length - 1
    let place = this.#hash(id)
    while (this.#places[place]! > 0 && ids[this.#places[place]! - 1] !== id) place = (place + 1) & last
    return place
  }

  /** Multiplying by the golden ratio spreads ids that follow one another. */
  #hash(id: number): number {
    return Math.imul((id | 0) ^ Math.floor(id / 2 ** 32), 0x9e3779b1) >>> this.#shift
  }
}
