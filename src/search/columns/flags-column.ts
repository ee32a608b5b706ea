import { hasBit } from '../bits.ts'
import type { Block } from '../memory.ts'
import type { FieldClause } from '../request.ts'
import type { FieldOf, FieldValue } from '../schema.ts'
import { matchCodes } from './codes-clause.ts'
import { type Column, refuse, type Work } from './column.ts'
import type { FlagsPart } from './flags-part.ts'

/** A run of the field's flags, from `first` up to the next run. */
export interface FlagsRun {
  part: FlagsPart
  first: number
}

/** A set of flags per document: a bitset for each flag, and packed codes of a few flags each for counting. */
export class FlagsColumn implements Column {
  readonly spec: FieldOf<'flags'>
  readonly name: string
  readonly #runs: readonly FlagsRun[]
  /** The run that each flag belongs to, and its bit there. */
  readonly #runOf: Uint16Array
  readonly #bitOf: Uint16Array
  /** The mask of each run, refilled for each value. */
  readonly #masks: Uint16Array
  readonly #bits: readonly Block<Uint32Array>[]

  constructor(spec: FieldOf<'flags'>, runs: readonly FlagsRun[], bits: readonly Block<Uint32Array>[]) {
    this.spec = spec
    this.name = spec.name
    this.#runs = runs
    this.#runOf = Uint16Array.from({ length: spec.size }, (_, flag) => runs.findLastIndex(({ first }) => first <= flag))
    this.#bitOf = Uint16Array.from(this.#runOf, (run, flag) => 1 << (flag - runs[run]!.first))
    this.#masks = new Uint16Array(runs.length)
    this.#bits = bits
  }

  check(value: FieldValue): void {
    if (value === undefined || value === -1) return
    const { name, size } = this.spec
    if (!Array.isArray(value) || !value.every((flag) => Number.isInteger(flag) && flag >= 0 && flag < size))
      refuse(name, value, `a list of flags below ${size}`)
  }

  store(slot: number, value: FieldValue): void {
    this.check(value)
    const masks = this.#masksOf(value)
    for (let run = 0; run < masks.length; run++) this.#runs[run]!.part.store(slot, masks[run]!)
  }

  read(slot: number): FieldValue {
    const flags = this.#bits.flatMap(({ view }, flag) => (hasBit(view, slot) ? flag : []))
    return flags.length > 0 ? flags : undefined
  }

  write(slot: number, value: FieldValue): void {
    const masks = this.#masksOf(value)
    for (let run = 0; run < masks.length; run++) this.#runs[run]!.part.write(slot, masks[run]!)
  }

  match(clause: FieldClause, work: Work): number {
    return matchCodes(clause, this.#bits, work)
  }

  #masksOf(value: FieldValue): Uint16Array {
    const masks = this.#masks.fill(0)
    if (value === undefined || value === -1) return masks
    for (const flag of value as readonly number[]) masks[this.#runOf[flag]!]! |= this.#bitOf[flag]!
    return masks
  }
}
