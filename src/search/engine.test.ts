import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arbitraryDocument, arbitraryRequest, arbitrarySchema, MAX_ID } from './arbitrary.ts'
import { createEngine, type Engine } from './engine.ts'
import { buildKernels } from './kernels/build.ts'
import { compiledKernelsExist } from './kernels/load.ts'
import { bruteForce } from './reference-search.ts'
import type { SearchRequest } from './request.ts'
import type { Document, FieldSpec, FieldValue, Schema } from './schema.ts'
import { runToEnd } from './steps.ts'

if (!compiledKernelsExist()) await buildKernels()

/** A term has a count for every code ever seen, so zeros at the end have no meaning. */
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

/** Flags come back once each and in order; none is undefined. */
function readBack({ kind }: FieldSpec, value: FieldValue): FieldValue {
  if (kind === 'number') return value
  if (value === -1) return undefined
  if (!Array.isArray(value)) return value
  return value.length > 0 ? [...new Set(value as readonly number[])].sort((a, b) => a - b) : undefined
}

/** A document to put or an id to remove. */
type Step = Document | number

function apply(step: Step, engine: Engine, documents: Map<number, Document>): void {
  if (typeof step === 'number') expect(engine.remove(step)).toBe(documents.delete(step))
  else {
    engine.put(step)
    documents.set(step.id, step)
  }
}

function arbitraryStep(schema: Schema, highestId: number): fc.Arbitrary<Step> {
  const remove = fc.integer({ min: 1, max: highestId })
  return fc.oneof({ weight: 3, arbitrary: arbitraryDocument(schema, highestId) }, { weight: 1, arbitrary: remove })
}

const arbitraryHistory = arbitrarySchema.chain((schema) =>
  fc.record({
    schema: fc.constant(schema),
    stock: fc.array(arbitraryDocument(schema), { maxLength: 50 }),
    steps: fc.array(arbitraryStep(schema, MAX_ID), { maxLength: 40 }),
    requests: fc.array(arbitraryRequest(schema), { minLength: 1, maxLength: 5 }),
  }),
)

describe.each(['compiled', 'js'] as const)('the engine with %s kernels', (kernels) => {
  it('agrees with the reference search after a build and after every change', () => {
    fc.assert(
      fc.property(arbitraryHistory, ({ schema, stock, steps, requests }) => {
        const engine = createEngine(schema, { kernels })
        engine.build(stock)
        const documents = new Map(stock.map((document) => [document.id, document]))
        for (const request of requests) expectSame(engine, schema, documents.values(), request)
        for (const [index, step] of steps.entries()) {
          apply(step, engine, documents)
          expect(engine.size).toBe(documents.size)
          expectSame(engine, schema, documents.values(), requests[index % requests.length]!)
        }
      }),
      { numRuns: 1000 },
    )
  })

  it('answers from the old documents until the last step of a build, then from the new ones', () => {
    fc.assert(
      fc.property(arbitraryHistory, ({ schema, stock, requests }) => {
        const engine = createEngine(schema, { kernels })
        const [before, after] = [stock.slice(0, 5), stock.slice(5)]
        engine.build(before)
        const build = engine.startBuild(0)
        const reused: Document = { id: 0, values: {} } // The engine must copy the object.
        for (const document of after) build.add(Object.assign(reused, document))
        const current = new Map(before.map((document) => [document.id, document]))
        for (const _ of build.finish()) expectSame(engine, schema, current.values(), requests[0]!)
        const replaced = new Map(after.map((document) => [document.id, document]))
        for (const request of requests) expectSame(engine, schema, replaced.values(), request)
      }),
      { numRuns: 100 },
    )
  })

  it('answers from a dump of another engine as that one does, after changes too', () => {
    fc.assert(
      fc.property(arbitraryHistory, ({ schema, stock, steps, requests }) => {
        const source = createEngine(schema, { kernels })
        source.build(stock)
        const documents = new Map(stock.map((document) => [document.id, document]))
        for (const step of steps) apply(step, source, documents)
        const engine = createEngine(schema, { kernels })
        for (const _ of engine.restore(runToEnd(source.dump()))) expect(engine.size).toBe(0)
        for (const request of requests) expectSame(engine, schema, documents.values(), request)
        for (const step of steps) if (typeof step !== 'number') apply(step, engine, documents)
        for (const request of requests) expectSame(engine, schema, documents.values(), request)
      }),
      { numRuns: 100 },
    )
  })

  it('reads back the values of every document', () => {
    fc.assert(
      fc.property(arbitraryHistory, ({ schema, stock, steps }) => {
        const engine = createEngine(schema, { kernels })
        engine.build(stock)
        const documents = new Map(stock.map((document) => [document.id, document]))
        for (const step of steps) apply(step, engine, documents)
        const names = schema.fields.map(({ name }) => name)
        for (let id = 1; id <= MAX_ID; id++) {
          const values = documents.get(id)?.values
          const expected = values && schema.fields.map((spec) => [spec.name, readBack(spec, values[spec.name])])
          expect(engine.read(id, names)).toEqual(expected && Object.fromEntries(expected))
        }
      }),
      { numRuns: 100 },
    )
  })

  it('agrees with the reference search for thousands of documents while it grows', () => {
    const arbitraryLargeHistory = arbitrarySchema.chain((schema) =>
      fc.record({
        schema: fc.constant(schema),
        // Too many to generate individually: a few hundred different ones under many ids.
        values: fc.array(arbitraryDocument(schema), { minLength: 200, maxLength: 200 }),
        steps: fc.array(arbitraryStep(schema, 2500), { minLength: 200, maxLength: 200 }),
        requests: fc.array(arbitraryRequest(schema), { minLength: 12, maxLength: 12 }),
      }),
    )
    fc.assert(
      fc.property(arbitraryLargeHistory, ({ schema, values, steps, requests }) => {
        const stock = Array.from({ length: 2500 }, (_, index): Document => {
          const number = (index * 1009) % 2503
          return { id: number + 1, values: values[(number * 7) % values.length]!.values }
        })
        const engine = createEngine(schema, { kernels, capacity: 128 })
        const documents = new Map<number, Document>()
        engine.build(stock.slice(0, 100))
        for (const document of stock.slice(0, 100)) documents.set(document.id, document)
        for (const step of [...stock.slice(100), ...steps]) apply(step, engine, documents)
        for (const request of requests) expectSame(engine, schema, documents.values(), request)

        const rebuilt = createEngine(schema, { kernels })
        rebuilt.build(documents.values())
        for (const request of requests) expectSame(rebuilt, schema, documents.values(), request)
      }),
      { numRuns: 8, endOnFailure: true },
    )
  })
})
