import type { Countable, Counts } from './columns/column.ts'
import { complementCost, countersCost, distanceOf, populationCost, prefersList, rowsCost, tallyCost } from './costs.ts'
import { DocumentSet } from './document-set.ts'
import type { Selection } from './selection.ts'
import type { Stock } from './stock.ts'

/** How to count one countable: `alone`, or by adding its group's extra documents to the counts from the rows. */
interface Plan {
  countable: Countable
  alone: Way
  aloneCost: number
  extraCost: number
}

export type Way = 'totals' | 'tally' | 'complement' | 'population'

/**
 * Counts every value of every facet, each group among the documents that the other groups' filters leave. All ways of counting give the
 * same numbers: each countable takes the cheapest one, and the rows are read when enough countables save time by it.
 */
export function countFacets(stock: Stock, selection: Selection): Counts {
  const plans = stock.countables.map((countable) => planFor(stock, selection, countable))
  const withRows = plans.reduce(
    (sum, { aloneCost, extraCost }) => sum + Math.min(aloneCost, extraCost),
    readCost(stock, selection),
  )
  const useRows = withRows < plans.reduce((sum, { aloneCost }) => sum + aloneCost, 0)
  if (useRows) countRows(stock, selection.matches)
  const counts: Counts = {}
  for (const { countable, alone, aloneCost, extraCost } of plans) {
    if (useRows && extraCost <= aloneCost) {
      const extra = selection.extras.get(countable.group)
      if (extra && extra.size > 0) countable.tally(extra, stock.kernels, prefersList(extra))
      countable.emit(counts)
    } else countAlone(stock, selection, countable, alone, counts)
  }
  return counts
}

function planFor(stock: Stock, selection: Selection, countable: Countable): Plan {
  const set = selection.countedIn(countable.group)
  const extra = selection.extras.get(countable.group)
  const { bytesPerCode, bitsets, counterCount } = countable
  const distance = distanceOf(stock.rowBytes)
  const summing = countersCost(counterCount)
  const ways: [Way, number][] = [
    ['totals', set.size === stock.slots.size ? summing : Infinity],
    ['tally', tallyCost(set.size, set.span, bytesPerCode, distance) + summing],
    ['complement', complementCost(set.size, stock.slots.size, bytesPerCode, distance) + 2 * summing],
    ['population', populationCost(set.span, bitsets)],
  ]
  const [alone, aloneCost] = ways.reduce((best, way) => (way[1] < best[1] ? way : best))
  const extraCost = (extra ? tallyCost(extra.size, extra.span, bytesPerCode, distance) : 0) + summing
  return { countable, alone, aloneCost, extraCost }
}

function readCost({ rows, rowBytes, countables }: Stock, { matches }: Selection): number {
  return rowsCost(matches.size, matches.span, countables.length, rows.stride, distanceOf(rowBytes))
}

/** Adds the matches to the counters of all countables. */
export function countRows(stock: Stock, matches: DocumentSet): void {
  const { rows, counters, exchange } = stock
  for (const countable of stock.countables) countable.clear()
  exchange.view.set(stock.countedTerms.map((term) => term.counters.pointer))
  stock.kernels.countRows(
    matches.list(),
    matches.size,
    rows.block.pointer,
    rows.stride,
    rows.quads,
    counters.pointer,
    rows.terms,
    exchange.pointer,
  )
}

/** Counts one countable in one way. */
export function countAlone(stock: Stock, selection: Selection, countable: Countable, way: Way, counts: Counts): void {
  const set = selection.countedIn(countable.group)
  if (way === 'population') {
    countable.populationCount(set, stock.kernels, counts)
    return
  }
  const counted = way === 'complement' ? selection.countedOut(countable.group) : set
  countable.clear()
  if (way !== 'totals') countable.tally(counted, stock.kernels, prefersList(counted))
  if (way !== 'tally') countable.complement()
  countable.emit(counts)
}
