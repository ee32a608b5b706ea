import { clearBit, setBit } from '../bits.ts'
import type { DocumentSet } from '../document-set.ts'
import type { Kernels } from '../kernels/kernels.ts'
import type { Block } from '../memory.ts'
import type { Digit } from '../packing.ts'
import { type Steps, inChunks } from '../steps.ts'
import type { CodeColumn } from './code-column.ts'
import { type Counts, countsOf } from './column.ts'
import type { Part } from './part.ts'

/** A single value within a packed code: 0 is none, 1 … radix − 1 are the values 0 … radix − 2. */
export class DigitPart implements Part {
  readonly group: string
  readonly bitsets: number
  readonly #codes: CodeColumn
  readonly #digit: Digit
  /** The digit in each code. */
  readonly #digits: Uint16Array
  readonly #bits: readonly Block<Uint32Array>[]

  /** `bits` has a bitset for each value. */
  constructor(codes: CodeColumn, digit: Digit, bits: readonly Block<Uint32Array>[]) {
    this.#codes = codes
    this.#digit = digit
    this.group = digit.group
    this.#bits = bits
    this.bitsets = bits.length
    this.#digits = Uint16Array.from({ length: codes.size }, (_, code) => Math.floor(code / digit.stride) % digit.radix)
  }

  store(slot: number, share: number): void {
    this.#codes.store(slot, this.#codes.codeOf(slot) + share * this.#digit.stride)
  }

  write(slot: number, share: number): void {
    const code = this.#codes.codeOf(slot)
    const before = this.#digits[code]!
    if (share === before) return
    if (before > 0) clearBit(this.#bits[before - 1]!.view, slot)
    if (share > 0) setBit(this.#bits[share - 1]!.view, slot)
    this.#codes.replace(slot, code + (share - before) * this.#digit.stride)
  }

  derive(length: number): Steps {
    const views = this.#bits.map((block) => block.view)
    return inChunks(length, (from, to) => {
      for (let slot = from; slot < to; slot++) {
        const digit = this.#digits[this.#codes.codeOf(slot)]!
        if (digit > 0) setBit(views[digit - 1]!, slot)
      }
    })
  }

  sumUp(counters: Uint32Array, counts: Counts): void {
    const { field, radix } = this.#digit
    const sums = countsOf(counts, field, radix - 1)
    for (let code = 1; code < counters.length; code++) {
      const count = counters[code]!
      const digit = this.#digits[code]!
      if (count > 0 && digit > 0) sums[digit - 1]! += count
    }
  }

  populationCount(set: DocumentSet, kernels: Kernels, counts: Counts): void {
    const sums = countsOf(counts, this.#digit.field, this.bitsets)
    for (const [value, { pointer }] of this.#bits.entries())
      sums[value]! += kernels.countAnd(set.bits, set.spanOf(pointer, 1), set.words)
  }
}
