import type { Kernels } from './kernels/kernels.ts'
import type { Block } from './memory.ts'

/** Memory for one list of slots; it belongs to the set that used it last. */
export interface ListBuffer {
  readonly block: Block<Uint32Array>
  holder: DocumentSet | null
}

/**
 * A set of documents as bits and, on demand, as a list of slots. It knows the span of words its documents lie in: since documents are laid
 * out by make and model, for example, a choice of makes touches only a small part of every column.
 */
export class DocumentSet {
  readonly size: number
  readonly firstWord: number
  /** Words in the span. */
  readonly words: number
  readonly #whole: number
  readonly #kernels: Kernels
  readonly #buffer: ListBuffer

  /** `bits` is the address of the whole bitset; `buffer` is where the list is written. */
  constructor(kernels: Kernels, bits: number, size: number, words: number, buffer: ListBuffer) {
    this.#kernels = kernels
    this.#whole = bits
    this.#buffer = buffer
    this.size = size
    this.firstWord = size > 0 ? kernels.firstWord(bits, words) : 0
    this.words = size > 0 ? kernels.endWord(bits, words) - this.firstWord : 0
  }

  /** Address of the first word of the span. */
  get bits(): number {
    return this.#whole + this.firstWord * 4
  }

  /** Address of the bitset from slot 0 on. */
  get wholeBits(): number {
    return this.#whole
  }

  /** Approximate number of slots from the first to the last document. */
  get span(): number {
    return this.words * 32
  }

  /** Address of the span in a column or bitset with `bitsPerSlot` bits a slot. */
  spanOf(pointer: number, bitsPerSlot: number): number {
    return pointer + this.firstWord * 4 * bitsPerSlot
  }

  /** Address of the list of slots, ascending; valid until another set with the same buffer asks for its list. */
  list(): number {
    const { block, holder } = this.#buffer
    if (holder !== this) this.#kernels.list(this.bits, this.words, this.firstWord * 32, block.pointer)
    this.#buffer.holder = this
    return block.pointer
  }

  slots(): Uint32Array {
    this.list()
    return this.#buffer.block.view.subarray(0, this.size)
  }
}
