import { DocumentSet } from './document-set.ts'
import { matchGroups } from './filters.ts'
import type { Clause } from './request.ts'
import type { Stock } from './stock.ts'

/**
 * What a request selects. The facets of a group count the documents that all *other* groups' filters leave: the matches
 * and, in addition, those that miss this group's filter alone. One sweep over the filters finds both.
 */
export interface Selection {
  matches: DocumentSet
  /** For each filtered group the documents that only its own filter keeps out. */
  extras: ReadonlyMap<string, DocumentSet>
  /** All documents of the scope. */
  scope: DocumentSet
  /** True when no clause narrows the scope down, so that it is the whole stock. */
  unscoped: boolean
}

export function select(stock: Stock, clauses: readonly Clause[]): Selection {
  const { kernels, scratch, slots } = stock
  const { words } = slots
  const filters = matchGroups(stock, clauses)
  const scopeFilter = stock.schema.scopeGroup === undefined ? undefined : filters.get(stock.schema.scopeGroup)
  if (stock.schema.scopeGroup !== undefined) filters.delete(stock.schema.scopeGroup)

  const scope = scopeFilter === undefined ? everything() : scopeOf(scopeFilter)
  const unscoped = scopeFilter === undefined
  if (filters.size === 0) return { matches: scope, extras: new Map(), scope, unscoped }

  const all = scratch.take().pointer
  const one = scratch.take().pointer
  stock.numbersAside.view.set([...filters.values()])
  const size = kernels.sweep(stock.numbersAside.pointer, filters.size, scope.bits, all, one, words)
  const extras = new Map<string, DocumentSet>()
  for (const [group, filter] of filters) {
    const bits = scratch.take().pointer
    extras.set(group, extra(bits, kernels.andNot(bits, one, filter, words)))
  }
  return { matches: listed(all, size), extras, scope, unscoped }

  function everything(): DocumentSet {
    return listed(slots.taken.pointer, slots.size)
  }

  function scopeOf(filter: number): DocumentSet {
    const bits = scratch.take().pointer
    kernels.and(bits, slots.taken.pointer, filter, words)
    return listed(bits, kernels.count(bits, words))
  }

  function listed(bits: number, count: number): DocumentSet {
    return new DocumentSet(kernels, bits, count, words, stock.lists[0])
  }

  function extra(bits: number, count: number): DocumentSet {
    return new DocumentSet(kernels, bits, count, words, stock.lists[1])
  }
}

/** The matches and the group's extra documents together, or the set of the two that has all. */
export function unionWith(stock: Stock, matches: DocumentSet, extra: DocumentSet | undefined): DocumentSet {
  if (!extra || extra.size === 0) return matches
  const bits = stock.scratch.take().pointer
  stock.kernels.or(bits, matches.bits, extra.bits, matches.words)
  return new DocumentSet(stock.kernels, bits, matches.size + extra.size, matches.words, stock.lists[1])
}
