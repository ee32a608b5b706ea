import { clearBit, setBit } from '../bits.ts'
import type { DocumentSet } from '../document-set.ts'
import type { Kernels } from '../kernels/kernels.ts'
import type { Block } from '../memory.ts'
import type { FieldOf } from '../schema.ts'
import { type Steps, inChunks } from '../steps.ts'
import type { CodeColumn } from './code-column.ts'
import { type Counts, countsOf } from './column.ts'
import type { Part } from './part.ts'

/** A run of flags as a packed code of its own: the code is the mask. */
export class FlagsPart implements Part {
  readonly group: string
  readonly bitsets: number
  readonly #codes: CodeColumn
  readonly #field: string
  readonly #size: number
  readonly #first: number
  readonly #bits: readonly Block<Uint32Array>[]

  /** The run begins at flag `first` and has a bitset for each of its flags. */
  constructor(codes: CodeColumn, spec: FieldOf<'flags'>, first: number, bits: readonly Block<Uint32Array>[]) {
    this.#codes = codes
    this.group = spec.group
    this.#field = spec.name
    this.#size = spec.size
    this.#first = first
    this.#bits = bits
    this.bitsets = bits.length
  }

  store(slot: number, mask: number): void {
    this.#codes.store(slot, mask)
  }

  write(slot: number, mask: number): void {
    const before = this.#codes.codeOf(slot)
    if (mask === before) return
    for (const [flag, { view }] of this.#bits.entries()) {
      if ((((mask ^ before) >>> flag) & 1) === 0) continue
      if ((mask >>> flag) & 1) setBit(view, slot)
      else clearBit(view, slot)
    }
    this.#codes.replace(slot, mask)
  }

  derive(length: number): Steps {
    const views = this.#bits.map((block) => block.view)
    return inChunks(length, (from, to) => {
      for (let slot = from; slot < to; slot++) {
        for (let rest = this.#codes.codeOf(slot); rest !== 0; rest &= rest - 1)
          setBit(views[31 - Math.clz32(rest & -rest)]!, slot)
      }
    })
  }

  sumUp(counters: Uint32Array, counts: Counts): void {
    const sums = this.#sums(counts)
    // Folding the upper half onto the lower one takes the highest flag out of the masks, and so on down.
    for (let flag = this.#bits.length - 1; flag >= 0; flag--) {
      const half = 1 << flag
      let sum = 0
      for (let mask = 0; mask < half; mask++) {
        const count = counters[half + mask]!
        sum += count
        counters[mask]! += count
      }
      sums[this.#first + flag]! += sum
    }
  }

  populationCount(set: DocumentSet, kernels: Kernels, counts: Counts): void {
    const sums = this.#sums(counts)
    for (const [flag, { pointer }] of this.#bits.entries())
      sums[this.#first + flag]! += kernels.countAnd(set.bits, set.spanOf(pointer, 1), set.words)
  }

  #sums(counts: Counts): Uint32Array {
    return countsOf(counts, this.#field, this.#size)
  }
}
