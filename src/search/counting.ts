import type { Countable, Counts } from './columns/column.ts'
import { complementCost, countersCost, populationCost, prefersList, rowsCost, tallyCost } from './costs.ts'
import { DocumentSet } from './document-set.ts'
import type { Selection } from './selection.ts'
import type { Stock } from './stock.ts'

/** How to count one countable: `alone`, or by adding the extra documents of its group to what the rows counted. */
interface Plan {
  countable: Countable
  alone: Way
  aloneCost: number
  extraCost: number
}

type Way = 'totals' | 'tally' | 'complement' | 'population'

/**
 * Counts every value of every facet, each group's among the documents that the other groups' filters leave. All ways of
 * counting give the same numbers; each countable takes the cheapest, and the rows are read when that pays for enough
 * countables together.
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
  const summing = countersCost(countable.counterCount)
  const ways: [Way, number][] = [
    ['totals', set.size === stock.slots.size ? summing : Infinity],
    ['tally', tallyCost(set, countable.bytesPerCode) + summing],
    ['complement', complementCost(stock.slots.size, set, stock.slots.words, countable.bytesPerCode) + 2 * summing],
    ['population', populationCost(set, countable.bitsets)],
  ]
  const [alone, aloneCost] = ways.reduce((best, way) => (way[1] < best[1] ? way : best))
  const extraCost = (extra ? tallyCost(extra, countable.bytesPerCode) : 0) + summing
  return { countable, alone, aloneCost, extraCost }
}

function readCost({ rows, slots, countables }: Stock, { matches }: Selection): number {
  return rowsCost(matches, countables.length, rows.stride, slots.size * rows.stride)
}

function countRows(stock: Stock, matches: DocumentSet): void {
  const { rows, counters, numbersAside } = stock
  for (const countable of stock.countables) countable.clear()
  numbersAside.view.set(stock.countedTerms.map((term) => term.counters.pointer))
  stock.kernels.countRows(
    matches.list(),
    matches.size,
    rows.block.pointer,
    rows.stride,
    rows.quads,
    counters.pointer,
    rows.terms,
    numbersAside.pointer,
  )
}

function countAlone(stock: Stock, selection: Selection, countable: Countable, way: Way, counts: Counts): void {
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
