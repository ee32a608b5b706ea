import type { Countable, Counts, Groups } from './columns/column.ts'
import { complementCost, countersCost, distanceOf, populationCost, prefersList, rowsCost, tallyCost } from './costs.ts'
import type { DocumentSet } from './document-set.ts'
import type { Selection } from './selection.ts'
import type { Stock } from './stock.ts'

/** Ways to count the documents of one set by one countable. */
export type Way = 'totals' | 'tally' | 'complement' | 'population'

/** A set to count, for the fields of some groups. */
interface Task {
  readonly set: DocumentSet
  readonly groups: Groups
  readonly way: Way
  readonly cost: number
}

/**
 * How to count one countable. Fields whose group keeps nothing out count the matches (`base`). For each other group there
 * are two ways: the matches and then its extra documents (`more`), or the whole set in which it is counted (`whole`).
 */
interface Plan {
  readonly countable: Countable
  readonly base: Task
  /** The groups that count the matches alone. */
  readonly open: Groups
  readonly own: readonly { readonly more: Task; readonly whole: Task }[]
  /** Whether every field counts a set of its own, so that the matches need not be counted. */
  readonly isAllOwn: boolean
}

/**
 * Counts every value of every facet, each group among the documents that the other groups' filters leave. All ways of counting give the
 * same numbers: each countable takes the cheapest one, and the rows are read when enough countables save time by it.
 */
export function countFacets(stock: Stock, selection: Selection): Counts {
  const plans = stock.countables.map((countable) => planFor(stock, selection, countable))
  const withRows = plans.reduce((sum, plan) => sum + costAfterRows(plan), readCost(stock, selection))
  const useRows = withRows < plans.reduce((sum, plan) => sum + Math.min(costByMatches(plan), costByOwn(plan)), 0)
  if (useRows) countRows(stock, selection.matches)
  const counts: Counts = {}
  for (const plan of plans) {
    const { countable, base, open, own } = plan
    if (!useRows && costByOwn(plan) < costByMatches(plan)) {
      for (const { whole } of own) countSet(stock, selection, countable, whole, counts)
      continue
    }
    const added = own.filter(({ more, whole }) => more.cost <= whole.cost)
    const groups: Groups = (group) => open(group) || added.some(({ more }) => more.groups(group))
    if (useRows) countable.emit(groups, counts)
    else countSet(stock, selection, countable, { ...base, groups }, counts)
    for (const each of own) countSet(stock, selection, countable, added.includes(each) ? each.more : each.whole, counts)
  }
  return counts
}

function planFor(stock: Stock, selection: Selection, countable: Countable): Plan {
  const ownGroups = countable.groups.filter((group) => selection.extraOf(group) !== undefined)
  return {
    countable,
    base: taskFor(stock, countable, selection.matches, () => true),
    open: (group) => !ownGroups.includes(group),
    own: ownGroups.map((own) => {
      const groups: Groups = (group) => group === own
      return {
        more: taskFor(stock, countable, selection.extraOf(own)!, groups),
        whole: taskFor(stock, countable, selection.countedIn(own), groups),
      }
    }),
    isAllOwn: ownGroups.length === countable.groups.length,
  }
}

/** The cheapest way to count a set. */
function taskFor(stock: Stock, countable: Countable, set: DocumentSet, groups: Groups): Task {
  const { bytesPerCode, counterCount } = countable
  const distance = distanceOf(stock.rowBytes)
  const summing = countersCost(counterCount)
  const ways: [Way, number][] = [
    ['totals', set.size === stock.slots.size ? summing : Infinity],
    ['tally', tallyCost(set.size, set.span, bytesPerCode, distance) + summing],
    ['complement', complementCost(set.size, stock.slots.size, bytesPerCode, distance) + 2 * summing],
    ['population', populationCost(set.span, countable.bitsets(groups))],
  ]
  const [way, cost] = ways.reduce((best, each) => (each[1] < best[1] ? each : best))
  return { set, groups, way, cost }
}

function costByMatches(plan: Plan): number {
  return plan.base.cost + costAfterRows(plan)
}

function costAfterRows({ own }: Plan): number {
  return own.reduce((sum, { more, whole }) => sum + Math.min(more.cost, whole.cost), 0)
}

function costByOwn({ own, isAllOwn }: Plan): number {
  return isAllOwn ? own.reduce((sum, { whole }) => sum + whole.cost, 0) : Infinity
}

/** Reading the rows, and summing up what they counted. */
function readCost({ rows, rowBytes, countables }: Stock, { matches }: Selection): number {
  const summing = countables.reduce((sum, { counterCount }) => sum + countersCost(counterCount), 0)
  return summing + rowsCost(matches.size, matches.span, countables.length, rows.stride, distanceOf(rowBytes))
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

/** Adds the documents of a set to the counts of some fields of a countable. */
export function countSet(
  stock: Stock,
  selection: Selection,
  countable: Countable,
  { set, groups, way }: Omit<Task, 'cost'>,
  counts: Counts,
): void {
  if (way === 'population') {
    countable.populationCount(set, stock.kernels, groups, counts)
    return
  }
  const counted = way === 'complement' ? selection.restOf(set) : set
  countable.clear()
  if (way !== 'totals') countable.tally(counted, stock.kernels, prefersList(counted))
  if (way !== 'tally') countable.complement()
  countable.emit(groups, counts)
}
