import { NO_NUMBER } from './columns/number-column.ts'
import type { SearchResult } from './request.ts'
import type { Selection } from './selection.ts'
import type { Stock } from './stock.ts'

/** The smallest and largest value of every number field with `extent`, its own group's filter ignored. */
export function findExtents(stock: Stock, selection: Selection): SearchResult['extents'] {
  const extents: SearchResult['extents'] = {}
  for (const { spec, raw } of stock.numbers) {
    if (!spec.extent) continue
    const set = selection.countedIn(spec.group)
    const out = stock.numbersAside
    stock.kernels.extent(set.bits, set.words, set.spanOf(raw.pointer, 32), out.pointer)
    const [low = 0, high = 0] = new Int32Array(out.view.buffer, out.pointer, 2)
    extents[spec.name] = high === NO_NUMBER ? null : [low, high]
  }
  return extents
}
