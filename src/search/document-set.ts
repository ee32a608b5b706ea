import type { Kernels } from './kernels/kernels.ts'
import type { Block } from './memory.ts'

/** A set of documents as bits and, once somebody asks for it, as a list of slots. */
export class DocumentSet {
  /** Address of the bitset. */
  readonly bits: number
  readonly size: number
  readonly words: number
  readonly #kernels: Kernels
  readonly #room: Block<Uint32Array>
  #listed = false

  /** `room` takes the list: at most one set at a time may use the same. */
  constructor(kernels: Kernels, bits: number, size: number, words: number, room: Block<Uint32Array>) {
    this.#kernels = kernels
    this.bits = bits
    this.size = size
    this.words = words
    this.#room = room
  }

  /** Address of the list of slots, in ascending order. */
  list(): number {
    if (!this.#listed) this.#kernels.list(this.bits, this.words, this.#room.pointer)
    this.#listed = true
    return this.#room.pointer
  }

  slots(): Uint32Array {
    this.list()
    return this.#room.view.subarray(0, this.size)
  }
}
