import { hasBit } from '../bits.ts'
import type { Block } from '../memory.ts'
import type { FieldClause } from '../request.ts'
import type { FieldOf, FieldValue } from '../schema.ts'
import { matchCodes } from './codes-clause.ts'
import { type Column, refuse, type Work } from './column.ts'
import type { FlagsPart } from './flags-part.ts'

/** A run of the field's flags: `first` … `first + width − 1`. */
export interface FlagsRun {
  part: FlagsPart
  first: number
  width: number
}

/** A set of flags per document: a bitset for each flag, and packed codes of a few flags each for counting. */
export class FlagsColumn implements Column {
  readonly spec: FieldOf<'flags'>
  readonly name: string
  readonly #runs: readonly FlagsRun[]
  readonly #bits: readonly Block<Uint32Array>[]

  constructor(spec: FieldOf<'flags'>, runs: readonly FlagsRun[], bits: readonly Block<Uint32Array>[]) {
    this.spec = spec
    this.name = spec.name
    this.#runs = runs
    this.#bits = bits
  }

  check(value: FieldValue): void {
    if (value === undefined || value === -1) return
    const { name, size } = this.spec
    if (!Array.isArray(value) || !value.every((flag) => Number.isInteger(flag) && flag >= 0 && flag < size))
      refuse(name, value, `a list of flags below ${size}`)
  }

  store(slot: number, value: FieldValue): void {
    for (const run of this.#runs) run.part.store(slot, maskOf(run, value))
  }

  read(slot: number): FieldValue {
    const flags = this.#bits.flatMap(({ view }, flag) => (hasBit(view, slot) ? flag : []))
    return flags.length > 0 ? flags : undefined
  }

  write(slot: number, value: FieldValue): void {
    for (const run of this.#runs) run.part.write(slot, maskOf(run, value))
  }

  match(clause: FieldClause, work: Work): number {
    return matchCodes(clause, this.#bits, work)
  }
}

function maskOf({ first, width }: FlagsRun, value: FieldValue): number {
  if (value === undefined || value === -1) return 0
  let mask = 0
  for (const flag of value as readonly number[]) if (flag >= first && flag < first + width) mask |= 1 << (flag - first)
  return mask
}
