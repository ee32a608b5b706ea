import { DocumentSet } from './document-set.ts'
import { matchGroups } from './filters.ts'
import type { Clause } from './request.ts'
import type { Stock } from './stock.ts'

/**
 * What a request selects. The facets of a group count the documents that all *other* groups' filters leave: the matches
 * and, in addition, those that miss this group's filter alone. One sweep over the filters finds both. Those of flags that
 * add up count the matches.
 */
export class Selection {
  readonly matches: DocumentSet
  /** For each filtered group the documents that only its own filter keeps out. */
  readonly extras: ReadonlyMap<string, DocumentSet>
  readonly #stock: Stock
  readonly #countedIn = new Map<string, DocumentSet>()
  readonly #rests = new Map<DocumentSet, DocumentSet>()

  constructor(stock: Stock, clauses: readonly Clause[]) {
    this.#stock = stock
    const { kernels, scratch, slots, schema } = stock
    const filters = matchGroups(stock, clauses)
    const scope = this.#takeScope(filters, schema.scopeGroup)
    this.extras = new Map()
    this.matches = scope
    if (filters.size === 0) return

    const all = scratch.take().pointer
    const one = scratch.take().pointer
    stock.exchange.view.set([...filters.values()])
    const size = kernels.sweep(stock.exchange.pointer, filters.size, scope.wholeBits, all, one, slots.words)
    this.matches = this.#set(all, size, 0)
    this.extras = new Map(
      Array.from(filters, ([group, filter]) => {
        const bits = scratch.take().pointer
        return [group, this.#set(bits, kernels.andNot(bits, one, filter, slots.words), 1)]
      }),
    )
    if (filters.size === 1) this.#countedIn.set([...filters.keys()][0]!, scope)
  }

  /** The documents that the group's facets count beside the matches; undefined where there are none. */
  extraOf(group: string): DocumentSet | undefined {
    const extra = this.#stock.adding.has(group) ? undefined : this.extras.get(group)
    return extra && extra.size > 0 ? extra : undefined
  }

  /** The documents among which the group's facets are counted. */
  countedIn(group: string): DocumentSet {
    const extra = this.extraOf(group)
    if (!extra) return this.matches
    let set = this.#countedIn.get(group)
    if (!set) {
      const { kernels, scratch, slots } = this.#stock
      const bits = scratch.take().pointer
      kernels.or(bits, this.matches.wholeBits, extra.wholeBits, slots.words)
      set = this.#set(bits, this.matches.size + extra.size, 1)
      this.#countedIn.set(group, set)
    }
    return set
  }

  /** All documents of the stock that are not in the set. */
  restOf(set: DocumentSet): DocumentSet {
    let rest = this.#rests.get(set)
    if (!rest) {
      const { kernels, scratch, slots } = this.#stock
      const bits = scratch.take().pointer
      rest = this.#set(bits, kernels.andNot(bits, slots.taken.pointer, set.wholeBits, slots.words), 1)
      this.#rests.set(set, rest)
    }
    return rest
  }

  /** Removes the scope's filter from the filters and returns the documents it leaves. */
  #takeScope(filters: Map<string, number>, scopeGroup: string | undefined): DocumentSet {
    const { kernels, scratch, slots } = this.#stock
    const filter = scopeGroup === undefined ? undefined : filters.get(scopeGroup)
    if (filter === undefined) return this.#set(slots.taken.pointer, slots.size, 0)
    filters.delete(scopeGroup!)
    const bits = scratch.take().pointer
    kernels.and(bits, slots.taken.pointer, filter, slots.words)
    return this.#set(bits, kernels.count(bits, slots.words), 0)
  }

  #set(bits: number, size: number, buffer: 0 | 1): DocumentSet {
    const { kernels, slots, lists } = this.#stock
    return new DocumentSet(kernels, bits, size, slots.words, lists[buffer])
  }
}
