import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arbitraryDocument, arbitraryRequest, arbitrarySchema } from './arbitrary.ts'
import { createEngine, type Engine } from './engine.ts'
import { compiledKernelsExist } from './kernels/load.ts'
import { bruteForce } from './oracle.ts'
import type { SearchRequest } from './request.ts'
import type { Document, Schema } from './schema.ts'

const kernelSets = compiledKernelsExist() ? (['compiled', 'twins'] as const) : (['twins'] as const)

/** A term has as many counts as codes were ever seen, so zeros at the end say nothing. */
function withoutTrailingZeros(counts: Record<string, ArrayLike<number>>): Record<string, number[]> {
  return Object.fromEntries(
    Object.entries(counts).map(([field, own]) => {
      const list = Array.from(own)
      return [field, list.slice(0, list.findLastIndex((count) => count > 0) + 1)]
    }),
  )
}

function expectSame(engine: Engine, schema: Schema, documents: Iterable<Document>, request: SearchRequest): void {
  const expected = bruteForce(schema, [...documents], request)
  const found = engine.search(request)
  expect({ ...found, counts: withoutTrailingZeros(found.counts) }).toEqual({
    ...expected,
    counts: withoutTrailingZeros(expected.counts),
  })
}

const arbitraryHistory = arbitrarySchema.chain((schema) => {
  const document = arbitraryDocument(schema)
  const step = fc.oneof({ weight: 3, arbitrary: document }, fc.integer({ min: 1, max: 60 }))
  return fc.record({
    schema: fc.constant(schema),
    stock: fc.array(document, { maxLength: 50 }),
    steps: fc.array(step, { maxLength: 40 }),
    requests: fc.array(arbitraryRequest(schema), { minLength: 1, maxLength: 5 }),
  })
})

describe.each(kernelSets)('the engine with %s kernels', (kernels) => {
  it('answers like brute force after a build and after every change', () => {
    fc.assert(
      fc.property(arbitraryHistory, ({ schema, stock, steps, requests }) => {
        const engine = createEngine(schema, { kernels })
        engine.build(stock)
        const documents = new Map(stock.map((document) => [document.id, document]))
        for (const request of requests) expectSame(engine, schema, documents.values(), request)
        for (const [index, step] of steps.entries()) {
          if (typeof step === 'number') expect(engine.remove(step)).toBe(documents.delete(step))
          else {
            engine.put(step)
            documents.set(step.id, step)
          }
          expect(engine.size).toBe(documents.size)
          expectSame(engine, schema, documents.values(), requests[index % requests.length]!)
        }
      }),
      { numRuns: 3000 },
    )
  })
})
