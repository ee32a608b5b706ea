import { NO_NUMBER, type NumberColumn } from './columns/number-column.ts'
import type { DocumentSet } from './document-set.ts'
import type { SearchResult } from './request.ts'
import type { Selection } from './selection.ts'
import type { Stock } from './stock.ts'

type Extent = [number, number] | null

/** Reading every document of a dense word takes as long as this many steps along an order. */
const STEPS_PER_WORD = 4

/** The smallest and largest value of every number field with `extent`; the filter of its own group is ignored. */
export function findExtents(stock: Stock, selection: Selection): SearchResult['extents'] {
  const extents: SearchResult['extents'] = {}
  for (const number of stock.numbers) {
    if (!number.spec.extent) continue
    const set = selection.countedIn(number.spec.group)
    extents[number.name] = extentByOrder(stock, number, set) ?? extentByScan(stock, number, set)
  }
  return extents
}

/** Walks the order from both ends to the first document of the set; null when there is none within the budget. */
function extentByOrder(stock: Stock, { orders, raw }: NumberColumn, set: DocumentSet): Extent {
  const budget = Math.min(set.words * STEPS_PER_WORD, set.size)
  if (!orders || budget < (2 * stock.slots.size) / set.size) return null
  const bits = new Uint32Array(stock.memory.wasm.buffer, set.wholeBits, stock.slots.words)
  const ends = [false, true].map((descending) => {
    let found = NO_NUMBER
    orders.valued.walk(bits, descending, budget, (slot) => {
      found = raw.view[slot]!
      return false
    })
    return found
  })
  return ends.includes(NO_NUMBER) ? null : [ends[0]!, ends[1]!]
}

function extentByScan(stock: Stock, { raw }: NumberColumn, set: DocumentSet): Extent {
  const { pointer, view } = stock.exchange
  stock.kernels.extent(set.bits, set.words, set.spanOf(raw.pointer, 32), pointer)
  const low = view[0]! | 0
  const high = view[1]! | 0
  return high === NO_NUMBER ? null : [low, high]
}
