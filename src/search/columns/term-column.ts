import { setBit } from '../bits.ts'
import type { DocumentSet } from '../document-set.ts'
import type { Kernels } from '../kernels/kernels.ts'
import type { Block, Memory } from '../memory.ts'
import { Postings } from '../postings.ts'
import type { FieldClause } from '../request.ts'
import type { Rows } from '../rows.ts'
import type { FieldOf, FieldValue } from '../schema.ts'
import { type Steps, inChunks } from '../steps.ts'
import {
  type Column,
  type Countable,
  type Counts,
  countsOf,
  type Groups,
  refuse,
  type Storage,
  type Work,
} from './column.ts'

/** The codes are stored plus one; counter 0 counts the documents without one. */
const NONE = 0
/** Above this share of the stock, scanning the column is cheaper than setting the bits of the slots one by one. */
const SCAN_SHARE = 1 / 12
const MAX_TERM = 2 ** 24

/** A code of high cardinality: a 32-bit column, the slots of each code, and one counter for each code. */
export class TermColumn implements Column, Storage, Countable {
  readonly spec: FieldOf<'term'>
  readonly name: string
  readonly groups: readonly string[]
  readonly bytesPerCode = 4
  readonly raw: Block<Uint32Array>
  readonly counters: Block<Uint32Array>
  readonly postings = new Postings()
  readonly #memory: Memory
  readonly #rows: Rows
  readonly #rowIndex: number

  constructor(memory: Memory, spec: FieldOf<'term'>, rows: Rows, rowIndex: number) {
    this.spec = spec
    this.name = spec.name
    this.groups = [spec.group]
    this.raw = memory.column(Uint32Array)
    this.counters = memory.table(Uint32Array, 256)
    this.#memory = memory
    this.#rows = rows
    this.#rowIndex = rowIndex
  }

  check(value: FieldValue): void {
    if (value === undefined || value === -1) return
    if (!Number.isInteger(value) || (value as number) < 0 || (value as number) > MAX_TERM)
      refuse(this.name, value, `a code between 0 and ${MAX_TERM}`)
  }

  store(slot: number, value: FieldValue): void {
    this.check(value)
    this.raw.view[slot] = ((value as number | undefined) ?? -1) + 1
  }

  read(slot: number): FieldValue {
    const code = this.raw.view[slot]!
    return code === NONE ? undefined : code - 1
  }

  open(slot: number): void {
    this.#replace(slot, NONE)
  }

  close(): void {}

  write(slot: number, value: FieldValue): void {
    const before = this.raw.view[slot]!
    const after = ((value as number | undefined) ?? -1) + 1
    if (after === before) return
    if (before !== NONE) this.postings.remove(before - 1, slot)
    if (after !== NONE) this.postings.add(after - 1, slot)
    this.#makeCounters()
    this.#replace(slot, after)
  }

  *derive({ length }: Uint32Array): Steps {
    yield* this.postings.fill(this.raw.view, length)
    this.#makeCounters()
    yield* inChunks(length, (from, to) => {
      for (let slot = from; slot < to; slot++) this.#replace(slot, this.raw.view[slot]!)
    })
  }

  #replace(slot: number, code: number): void {
    this.raw.view[slot] = code
    if (this.#rowIndex >= 0) this.#rows.writeTerm(slot, this.#rowIndex, code)
  }

  #makeCounters(): void {
    const needed = this.postings.codes + 1
    if (needed > this.counters.view.length) this.#memory.lengthen(this.counters, needed + (needed >>> 1))
  }

  match(clause: FieldClause, { kernels, scratch, words }: Work): number {
    if (!('anyOf' in clause || 'allOf' in clause)) throw new Error(`${clause.field}: a term takes anyOf or allOf`)
    const codes = [...new Set('anyOf' in clause ? clause.anyOf : clause.allOf)]
    const result = scratch.takeEmpty(words)
    if ('allOf' in clause && codes.length > 1) return result.pointer
    for (const code of codes) {
      const slots = this.postings.slots(code)
      if (slots.length < words * 32 * SCAN_SHARE) {
        const { view } = result
        for (const slot of slots) setBit(view, slot)
        continue
      }
      const scanned = scratch.take().pointer
      kernels.scan(this.raw.pointer, words, code + 1, code + 1, scanned)
      kernels.or(result.pointer, result.pointer, scanned, words)
    }
    return result.pointer
  }

  get counterCount(): number {
    return this.postings.codes + 1
  }

  clear(): void {
    this.counters.view.fill(0)
  }

  tally(set: DocumentSet, kernels: Kernels, asList: boolean): void {
    if (asList) kernels.countList32(set.list(), set.size, this.raw.pointer, this.counters.pointer)
    else kernels.countBits32(set.bits, set.words, set.spanOf(this.raw.pointer, 32), this.counters.pointer)
  }

  complement(): void {
    const counters = this.counters.view
    for (let code = 0; code < this.postings.codes; code++)
      counters[code + 1] = this.postings.length(code) - counters[code + 1]!
  }

  bitsets(): number {
    return Infinity
  }

  emit(groups: Groups, counts: Counts): void {
    if (!groups(this.spec.group)) return
    const counters = this.counters.view
    const own = countsOf(counts, this.name, this.postings.codes)
    for (let code = 0; code < own.length; code++) own[code]! += counters[code + 1]!
  }

  populationCount(): never {
    throw new Error(`${this.name}: a term has no bitsets`)
  }
}
