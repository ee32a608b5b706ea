import type { DocumentSet } from './document-set.ts'

/**
 * What the ways of counting cost, in nanoseconds, measured with the compiled kernels on one core of a server processor.
 * Only their ratios matter: they choose between ways to the same result.
 */

/** One increment of a counter that lies in the first-level cache. */
const INCREMENT = 0.6
/** The codes of a row are adjacent, so that one load fetches four of them. */
const ROW_INCREMENT = 0.4
/** AND and population count of one word of two bitsets. */
const POPULATION_WORD = 0.22
/** Making a bitset from two others, or reading all words of one. */
const WORD = 0.3
/** Clearing a counter and adding it to the sums of its fields. */
const COUNTER = 1.5

const LINE_BYTES = 64
/** Above this total size of the rows, reading a random row goes to main memory. */
const CACHE_BYTES = 2 ** 24
/** One cache line of a column: when all lines are read in turn, which the processor prefetches, and when it has to jump. */
const NEXT_LINE = { near: 0.3, far: 1.2 }
const JUMPED_LINE = { near: 0.8, far: 6 }
/** The cache lines of one row, when the rows are scattered. */
const SCATTERED_ROW = { near: 3, far: 13 }

/** A set that fills less than this share of its span is counted from its list, a fuller one from its bits. */
const LIST_SHARE = 1 / 24

type Distance = 'near' | 'far'

export function distanceOf(rowBytes: number): Distance {
  return rowBytes > CACHE_BYTES ? 'far' : 'near'
}

export function prefersList({ size, span }: DocumentSet): boolean {
  return size < span * LIST_SHARE
}

/** Counting `size` documents, spread over a span of slots, with one column. */
export function tallyCost(size: number, span: number, bytesPerCode: number, distance: Distance): number {
  return size * INCREMENT + columnCost(size, span, bytesPerCode, distance) + (span / 32) * WORD
}

/** Counting all other documents instead, including the making of their bitset. */
export function complementCost(size: number, stockSize: number, bytesPerCode: number, distance: Distance): number {
  return tallyCost(stockSize - size, stockSize, bytesPerCode, distance) + (stockSize / 32) * WORD
}

export function populationCost(span: number, bitsets: number): number {
  return bitsets * (span / 32) * POPULATION_WORD
}

export function countersCost(counters: number): number {
  return counters * COUNTER
}

/** Counting all codes at once from the rows. */
export function rowsCost(size: number, span: number, codes: number, stride: number, distance: Distance): number {
  const scattered = size * SCATTERED_ROW[distance]
  const inTurn = ((span * stride) / LINE_BYTES) * NEXT_LINE[distance]
  return size * codes * ROW_INCREMENT + Math.min(scattered, inTurn) + (span / 32) * WORD
}

/** Fetching the cache lines of a column that hold the documents, if they were spread evenly over the span. */
function columnCost(size: number, span: number, bytesPerCode: number, distance: Distance): number {
  if (size === 0) return 0
  const lines = (span * bytesPerCode) / LINE_BYTES
  const untouched = Math.exp(-size / lines)
  return lines * (1 - untouched) * (NEXT_LINE[distance] + untouched * JUMPED_LINE[distance])
}
