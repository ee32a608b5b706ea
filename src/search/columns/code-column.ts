import type { DocumentSet } from '../document-set.ts'
import type { Kernels } from '../kernels/kernels.ts'
import type { Block, Memory } from '../memory.ts'
import type { Packing } from '../packing.ts'
import type { Rows } from '../rows.ts'
import { type Steps, inChunks } from '../steps.ts'
import type { Countable, Counts, Groups, Storage } from './column.ts'
import type { Part } from './part.ts'

/** Packed codes of 16 bits, stored with the index of their first counter already added. */
export class CodeColumn implements Storage, Countable {
  readonly bytesPerCode = 2
  readonly size: number
  /** The first counter, which is also the code of a document without any value. */
  readonly first: number
  readonly raw: Block<Uint16Array>
  readonly counters: Block<Uint32Array>
  readonly parts: Part[] = []
  /** How many documents of the whole stock have each code. */
  readonly totals: Uint32Array
  readonly #rows: Rows
  readonly #rowIndex: number
  #groups: readonly string[] | undefined

  /** `rowIndex` −1: the codes are not counted and are not part of the rows. */
  constructor(
    memory: Memory,
    packing: Packing,
    first: number,
    counters: Block<Uint32Array>,
    rows: Rows,
    rowIndex: number,
  ) {
    this.size = packing.size
    this.first = first
    this.counters = counters
    this.raw = memory.column(Uint16Array)
    this.totals = new Uint32Array(packing.size)
    this.#rows = rows
    this.#rowIndex = rowIndex
  }

  get counterCount(): number {
    return this.size
  }

  get groups(): readonly string[] {
    return (this.#groups ??= [...new Set(this.parts.map(({ group }) => group))])
  }

  bitsets(groups: Groups): number {
    return this.parts.reduce((sum, part) => sum + (groups(part.group) ? part.bitsets : 0), 0)
  }

  codeOf(slot: number): number {
    return this.raw.view[slot]! - this.first
  }

  /** Stores a code in the raw column only. */
  store(slot: number, code: number): void {
    this.raw.view[slot] = this.first + code
  }

  open(slot: number): void {
    this.store(slot, 0)
    this.totals[0]!++
    if (this.#rowIndex >= 0) this.#rows.writeCode(slot, this.#rowIndex, this.first)
  }

  close(): void {
    this.totals[0]!--
  }

  replace(slot: number, code: number): void {
    this.totals[this.codeOf(slot)]!--
    this.totals[code]!++
    this.store(slot, code)
    if (this.#rowIndex >= 0) this.#rows.writeCode(slot, this.#rowIndex, this.first + code)
  }

  *derive({ length }: Uint32Array): Steps {
    const codes = this.raw.view
    const { totals, first } = this
    yield* inChunks(length, (from, to) => {
      for (let slot = from; slot < to; slot++) totals[codes[slot]! - first]!++
      if (this.#rowIndex >= 0)
        for (let slot = from; slot < to; slot++) this.#rows.writeCode(slot, this.#rowIndex, codes[slot]!)
    })
    for (const part of this.parts) yield* part.derive(length)
  }

  clear(): void {
    this.counters.view.fill(0, this.first, this.first + this.size)
  }

  tally(set: DocumentSet, kernels: Kernels, asList: boolean): void {
    if (asList) kernels.countList16(set.list(), set.size, this.raw.pointer, this.counters.pointer)
    else kernels.countBits16(set.bits, set.words, set.spanOf(this.raw.pointer, 16), this.counters.pointer)
  }

  complement(): void {
    const counters = this.counters.view
    for (let code = 0; code < this.size; code++)
      counters[this.first + code] = this.totals[code]! - counters[this.first + code]!
  }

  emit(groups: Groups, counts: Counts): void {
    const counters = this.counters.view.subarray(this.first, this.first + this.size)
    for (const part of this.parts) if (groups(part.group)) part.sumUp(counters, counts)
  }

  populationCount(set: DocumentSet, kernels: Kernels, groups: Groups, counts: Counts): void {
    for (const part of this.parts) if (groups(part.group)) part.populationCount(set, kernels, counts)
  }
}
