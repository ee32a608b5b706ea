import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { arbitraryDocument, arbitraryRequest, arbitrarySchema } from './arbitrary.ts'
import type { Counts } from './columns/column.ts'
import { countRows, countSet, type Way } from './counting.ts'
import { Selection } from './selection.ts'
import { Stock } from './stock.ts'
import { runToEnd } from './steps.ts'
import type { Document, Schema } from './schema.ts'

const arbitraryCase = arbitrarySchema.chain((schema) =>
  fc.record({
    schema: fc.constant(schema),
    documents: fc.array(arbitraryDocument(schema), { maxLength: 60 }),
    request: arbitraryRequest(schema),
  }),
)

function stockOf(schema: Schema, documents: readonly Document[]): Stock {
  const stock = new Stock(schema, 128)
  for (const document of documents) stock.store(document)
  runToEnd(stock.derive())
  return stock
}

it('counts the same in every way', () => {
  fc.assert(
    fc.property(arbitraryCase, ({ schema, documents, request }) => {
      const stock = stockOf(schema, documents)
      const selection = new Selection(stock, request.clauses)
      for (const countable of stock.countables) {
        for (const group of countable.groups) {
          const groups = (one: string) => one === group
          const set = selection.countedIn(group)
          const counts = (way: Way): Counts => {
            const result: Counts = {}
            countSet(stock, selection, countable, { set, groups, way }, result)
            return result
          }
          const expected = counts('tally')
          expect(counts('complement')).toEqual(expected)
          if (countable.bitsets(groups) < Infinity) expect(counts('population')).toEqual(expected)
          if (set.size === stock.slots.size) expect(counts('totals')).toEqual(expected)

          const byRows: Counts = {}
          countRows(stock, selection.matches)
          countable.emit(groups, byRows)
          const extra = selection.extraOf(group)
          if (extra) countSet(stock, selection, countable, { set: extra, groups, way: 'tally' }, byRows)
          expect(byRows).toEqual(expected)
        }
      }
    }),
    { numRuns: 300 },
  )
})

it('counts terms of more than sixteen bits from the rows', () => {
  const codes = [70_000, 70_000, 70_000 - 65_536, 0]
  const stock = stockOf(
    { fields: [{ kind: 'term', name: 'model', group: 'model' }], sorts: [] },
    codes.map((model, index) => ({ id: index + 1, values: { model } })),
  )
  stock.put({ id: 9, values: { model: 131_072 } })
  countRows(stock, new Selection(stock, []).matches)
  const counts: Counts = {}
  stock.countables[0]!.emit(() => true, counts)
  const counted = [...counts.model!.entries()].filter(([, count]) => count > 0)
  expect(counted).toEqual([
    [0, 1],
    [4464, 1],
    [70_000, 2],
    [131_072, 1],
  ])
})
