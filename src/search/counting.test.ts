import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { arbitraryDocument, arbitraryRequest, arbitrarySchema } from './arbitrary.ts'
import type { Counts } from './columns/column.ts'
import { countAlone, countRows, type Way } from './counting.ts'
import { Selection } from './selection.ts'
import { Stock } from './stock.ts'

const arbitraryCase = arbitrarySchema.chain((schema) =>
  fc.record({
    schema: fc.constant(schema),
    documents: fc.array(arbitraryDocument(schema), { maxLength: 60 }),
    request: arbitraryRequest(schema),
  }),
)

it('counts the same in every way', () => {
  fc.assert(
    fc.property(arbitraryCase, ({ schema, documents, request }) => {
      const stock = new Stock(schema, 128)
      stock.build(documents)
      const selection = new Selection(stock, request.clauses)
      for (const countable of stock.countables) {
        const counted = selection.countedIn(countable.group)
        const counts = (way: Way): Counts => {
          const result: Counts = {}
          countAlone(stock, selection, countable, way, result)
          return result
        }
        const expected = counts('tally')
        expect(counts('complement')).toEqual(expected)
        if (countable.bitsets < Infinity) expect(counts('population')).toEqual(expected)
        if (counted.size === stock.slots.size) expect(counts('totals')).toEqual(expected)

        const byRows: Counts = {}
        countRows(stock, selection.matches)
        const extra = selection.extras.get(countable.group)
        if (extra) countable.tally(extra, stock.kernels, true)
        countable.emit(byRows)
        expect(byRows).toEqual(expected)
      }
    }),
    { numRuns: 300 },
  )
})
