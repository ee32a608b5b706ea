import type { DocumentSet } from '../document-set.ts'
import type { Kernels } from '../kernels/kernels.ts'
import type { Steps } from '../steps.ts'
import type { Counts } from './column.ts'

/** One field's share of a packed code. */
export interface Part {
  readonly group: string
  /** How many bitsets stand for its values. */
  readonly bitsets: number
  /** Stores the share of a slot that has none yet, in the raw codes only. */
  store(slot: number, share: number): void
  /** Changes the share and everything derived from it. */
  write(slot: number, share: number): void
  /** Fills the bitsets from the raw codes of slots 0 … length − 1. */
  derive(length: number): Steps
  /** Adds the counters of the code to the counts of the field; may destroy them where the code has no other part. */
  sumUp(counters: Uint32Array, counts: Counts): void
  populationCount(set: DocumentSet, kernels: Kernels, counts: Counts): void
}
