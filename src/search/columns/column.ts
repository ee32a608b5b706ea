import type { DocumentSet } from '../document-set.ts'
import type { Kernels } from '../kernels/kernels.ts'
import type { Block } from '../memory.ts'
import type { FieldClause } from '../request.ts'
import type { Scratch } from '../scratch.ts'
import type { FieldSpec, FieldValue } from '../schema.ts'
import type { Steps } from '../steps.ts'

/** What every kind of field implements; one module per kind. */
export interface Column {
  readonly spec: FieldSpec
  readonly name: string
  /** Throws a RangeError with the field's name when the value does not fit. */
  check(value: FieldValue): void
  /** Checks the value of a slot and writes it into the raw column only; `derive` follows once all values are stored. */
  store(slot: number, value: FieldValue): void
  /** The value of a slot; undefined for none. */
  read(slot: number): FieldValue
  /** Changes the value of a slot in the column and in everything derived from it, without checking it. */
  write(slot: number, value: FieldValue): void
  /** Address of a bitset of the matching documents: this column's own or a scratch one. */
  match(clause: FieldClause, work: Work): number
}

/** Where values are stored; some columns share one storage. */
export interface Storage {
  readonly raw: Block
  /** Adds the slot without a value. */
  open(slot: number): void
  /** Removes the slot, whose value must already be none. */
  close(slot: number): void
  /** Builds everything derived from the raw column, for slots 0 … idOrder.length − 1; `idOrder` lists them by id. */
  derive(idOrder: Uint32Array): Steps
}

/** A storage whose documents are counted by value. Its counters are valid only between clear and emit. */
export interface Countable {
  /** The groups of its fields, each once. */
  readonly groups: readonly string[]
  /** Bitsets of these groups to intersect with for a population count; Infinity when values have none. */
  bitsets(groups: Groups): number
  readonly bytesPerCode: number
  readonly counterCount: number
  clear(): void
  /** Adds the documents of the set to the counters. */
  tally(set: DocumentSet, kernels: Kernels, asList: boolean): void
  /** counters = all documents' counts − counters. */
  complement(): void
  /** Adds what the counters say to the counts of the fields of these groups; may destroy the counters. */
  emit(groups: Groups, counts: Counts): void
  /** Adds the set to the counts of the fields of these groups, by their bitsets. */
  populationCount(set: DocumentSet, kernels: Kernels, groups: Groups, counts: Counts): void
}

/** Tells whether a group is one of those to be counted. */
export type Groups = (group: string) => boolean

export type Counts = Record<string, Uint32Array>

export interface Work {
  readonly kernels: Kernels
  readonly scratch: Scratch
  readonly words: number
}

export function refuse(field: string, value: unknown, expected: string): never {
  throw new RangeError(`${field}: ${JSON.stringify(value)} is not ${expected}`)
}

/** The counts of a field, all 0 at first; they grow with its codes. */
export function countsOf(counts: Counts, field: string, size: number): Uint32Array {
  const own = counts[field]
  if (own && own.length >= size) return own
  const grown = new Uint32Array(size)
  if (own) grown.set(own)
  return (counts[field] = grown)
}
