import type { Countable, Counts } from './columns/column.ts'
import type { DocumentSet } from './document-set.ts'
import type { Selection } from './selection.ts'
import { unionWith } from './selection.ts'
import type { Stock } from './stock.ts'

/** Counts every value of every facet, each group's among the documents that the other groups' filters leave. */
export function countFacets(stock: Stock, { matches, extras }: Selection): Counts {
  const counts: Counts = {}
  for (const countable of stock.countables) {
    const set: DocumentSet = unionWith(stock, matches, extras.get(countable.group))
    count(countable, set)
    countable.emit(counts)
  }
  return counts

  function count(countable: Countable, set: DocumentSet): void {
    countable.clear()
    countable.tally(set, stock.kernels, false)
  }
}
