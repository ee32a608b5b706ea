import type { Block, Memory } from './memory.ts'

/** Bitsets for intermediate results, taken one after the other; the next search reuses all of them. */
export class Scratch {
  readonly #memory: Memory
  readonly #pool: Block<Uint32Array>[] = []
  #taken = 0

  constructor(memory: Memory) {
    this.#memory = memory
  }

  reset(): void {
    this.#taken = 0
  }

  /** A bitset with undefined contents. */
  take(): Block<Uint32Array> {
    const block = this.#pool[this.#taken] ?? this.#memory.bitset()
    this.#pool[this.#taken++] = block
    return block
  }

  /** A bitset of zeros. */
  takeEmpty(words: number): Block<Uint32Array> {
    const block = this.take()
    block.view.fill(0, 0, words)
    return block
  }
}
