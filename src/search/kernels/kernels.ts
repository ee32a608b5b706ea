/**
 * The inner loops. Two sets do the same: compiled ones (kernels.as.ts → kernels.wasm) and plain TypeScript (js-kernels.ts). All pointers
 * are byte addresses in one memory; `words` counts 32-bit words and is a multiple of four; columns hold 32 numbers for each word of a
 * bitset; a list holds slots as 32-bit numbers.
 */
export interface Kernels {
  /** out = a AND b; out may be a or b. */
  and(out: number, a: number, b: number, words: number): void
  /** out = a OR b; out may be a or b. */
  or(out: number, a: number, b: number, words: number): void
  /** out = a AND NOT b; returns the number of bits in out. */
  andNot(out: number, a: number, b: number, words: number): number
  /** The number of bits in a. */
  count(a: number, words: number): number
  /** The number of bits in a AND b. */
  countAnd(a: number, b: number, words: number): number
  /** out = the slots whose 32-bit number lies in low … high. */
  scan(column: number, words: number, low: number, high: number, out: number): void
  /**
   * One pass over `filterCount` (at least one) bitsets, whose addresses are at `filters`: `all` gets the slots of `base` in every filter,
   * `one` those of `base` missing from exactly one. Returns the number of bits in all.
   */
  sweep(filters: number, filterCount: number, base: number, all: number, one: number, words: number): number
  /** The first word of the first vector with a bit in it; `words` when all bits are 0. */
  firstWord(bits: number, words: number): number
  /** The word after the last vector with a bit in it; 0 when all bits are 0. */
  endWord(bits: number, words: number): number
  /** Writes the slots of the bitset in ascending order, the first bit being slot `first`; returns how many. */
  list(bits: number, words: number, first: number, out: number): number
  /** For each slot of the bitset: counters[column[slot]]++, in a column of 16-bit numbers. */
  countBits16(bits: number, words: number, column: number, counters: number): void
  countBits32(bits: number, words: number, column: number, counters: number): void
  countList16(list: number, length: number, column: number, counters: number): void
  countList32(list: number, length: number, column: number, counters: number): void
  /**
   * The same for all columns at once: a row of `stride` bytes has `quads` × 4 codes of 16 bits, counted in `counters`, then `terms` codes
   * of 32 bits, whose counters are at the addresses in `termCounters`.
   */
  countRows(
    list: number,
    length: number,
    rows: number,
    stride: number,
    quads: number,
    counters: number,
    terms: number,
    termCounters: number,
  ): void
  /** Writes the smallest and largest 32-bit number of the slots to `out`, ignoring −2³¹ (none). */
  extent(bits: number, words: number, column: number, out: number): void
}
