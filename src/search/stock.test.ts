import * as fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { arbitraryDocument, arbitrarySchema } from './arbitrary.ts'
import { Stock } from './stock.ts'

/** A kind of column that two loops store would only cost time, so no other test shows it. */
it('stores each value of a document once, in its own column', () => {
  const arbitraryCase = arbitrarySchema.chain((schema) =>
    fc.record({ schema: fc.constant(schema), document: arbitraryDocument(schema) }),
  )
  fc.assert(
    fc.property(arbitraryCase, ({ schema, document }) => {
      const stock = new Stock(schema, 8)
      const columns = [...stock.columns].map(([name, column]) => ({ name, store: vi.spyOn(column, 'store') }))
      stock.store(document)
      expect(columns.map(({ name }) => name).toSorted()).toEqual(schema.fields.map(({ name }) => name).toSorted())
      const slot = stock.slots.find(document.id)
      for (const { name, store } of columns) expect(store.mock.calls, name).toEqual([[slot, document.values[name]]])
    }),
    { numRuns: 100 },
  )
})
