import { hasBit } from '../bits.ts'
import type { Block } from '../memory.ts'
import type { FieldClause } from '../request.ts'
import type { FieldOf, FieldValue } from '../schema.ts'
import { matchCodes } from './codes-clause.ts'
import { type Column, refuse, type Work } from './column.ts'
import type { Part } from './part.ts'

/** One small code per document: a bitset for each code and a share of a packed code for counting. */
export class ValueColumn implements Column {
  readonly spec: FieldOf<'value'>
  readonly name: string
  readonly #part: Part
  readonly #bits: readonly Block<Uint32Array>[]

  constructor(spec: FieldOf<'value'>, part: Part, bits: readonly Block<Uint32Array>[]) {
    this.spec = spec
    this.name = spec.name
    this.#part = part
    this.#bits = bits
  }

  check(value: FieldValue): void {
    if (value === undefined || value === -1) return
    if (!Number.isInteger(value) || (value as number) < 0 || (value as number) >= this.spec.size)
      refuse(this.name, value, `a code below ${this.spec.size}`)
  }

  store(slot: number, value: FieldValue): void {
    this.check(value)
    this.#part.store(slot, ((value as number | undefined) ?? -1) + 1)
  }

  read(slot: number): FieldValue {
    const value = this.#bits.findIndex(({ view }) => hasBit(view, slot))
    return value < 0 ? undefined : value
  }

  write(slot: number, value: FieldValue): void {
    this.#part.write(slot, ((value as number | undefined) ?? -1) + 1)
  }

  match(clause: FieldClause, work: Work): number {
    if ('anyOf' in clause || 'allOf' in clause || 'near' in clause) return matchCodes(clause, this.#bits, work)
    const { min = 0, max = Infinity } = clause
    const anyOf = [...this.#bits.keys()].filter((code) => code >= min && code <= max)
    return anyOf.length > 0
      ? matchCodes({ field: clause.field, anyOf }, this.#bits, work)
      : work.scratch.takeEmpty(work.words).pointer
  }
}
