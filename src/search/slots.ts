import { clearBit, hasBit, setBit } from './bits.ts'
import type { Block, Memory } from './memory.ts'
import { roundUp, SLOT_STEP } from './memory.ts'
import { firstSlots, sortByKey } from './radix-sort.ts'
import { SlotTable } from './slot-table.ts'
import { type Steps, inChunks } from './steps.ts'

/** Growing copies everything, so the capacity grows by a quarter each time. */
const GROWTH = 1.25

/** The slot of each document. A slot that becomes free is reused by the next document. */
export class Slots {
  readonly ids: Block<Float64Array>
  /** A bit for each slot in use. */
  readonly taken: Block<Uint32Array>
  readonly #memory: Memory
  readonly #table: SlotTable
  #free: number[] = []
  /** Slots from here on have never been used. */
  #end = 0

  constructor(memory: Memory) {
    this.#memory = memory
    this.ids = memory.column(Float64Array)
    this.taken = memory.bitset()
    this.#table = new SlotTable(this.ids, memory.capacity)
  }

  get size(): number {
    return this.#table.size
  }

  /** The 32-bit words of a bitset that can contain documents. */
  get words(): number {
    return roundUp(this.#end, SLOT_STEP) / 32
  }

  find(id: number): number | undefined {
    return this.#table.find(id)
  }

  take(id: number): number {
    const slot = this.#free.pop() ?? this.#end++
    if (slot >= this.#memory.capacity) this.#memory.reserve(this.#memory.capacity * GROWTH)
    this.ids.view[slot] = id
    this.#table.add(slot)
    setBit(this.taken.view, slot)
    return slot
  }

  release(id: number): void {
    const slot = this.find(id)!
    this.#table.remove(id)
    this.#free.push(slot)
    clearBit(this.taken.view, slot)
  }

  /** Updates the look-up after the ids have been moved among the slots in use. */
  renumber(): Steps {
    this.#table.clear()
    return inChunks(this.#end, (from, to) => {
      for (let slot = from; slot < to; slot++) this.#table.add(slot)
    })
  }

  memory(): number {
    return this.#table.memory()
  }

  /** The slots of all documents. */
  inUse(): Uint32Array {
    return firstSlots(this.#end).filter((slot) => hasBit(this.taken.view, slot))
  }

  /** All slots in the order of their ids. */
  *idOrder(): Steps<Uint32Array> {
    const ids = this.ids.view.subarray(0, this.#end)
    const lowHalves = new Uint32Array(this.#end)
    const highHalves = new Uint32Array(this.#end)
    yield* inChunks(this.#end, (from, to) => {
      for (let slot = from; slot < to; slot++) {
        lowHalves[slot] = ids[slot]!
        highHalves[slot] = ids[slot]! / 2 ** 32
      }
    })
    return yield* sortByKey(yield* sortByKey(firstSlots(this.#end), lowHalves), highHalves)
  }
}
