import * as fc from 'fast-check'
import type { Clause, SearchRequest } from './request.ts'
import type { Document, FieldSpec, FieldValue, Point, Schema } from './schema.ts'

/** Random schemas, documents and requests for the property tests; small numbers, so that things coincide often. */

/** Their mutual distances all differ, so that rounding cannot change an order by distance. */
const PLACES: readonly Point[] = [
  { latitude: 52.5173, longitude: 13.3889 },
  { latitude: 48.1371, longitude: 11.5754 },
  { latitude: 53.5503, longitude: 9.9937 },
  { latitude: 50.9384, longitude: 6.9599 },
  { latitude: 50.1106, longitude: 8.6822 },
  { latitude: 50.1107, longitude: 8.6822 },
]

/** A small range of ids, so that documents are often replaced and removed. */
export const MAX_ID = 60
const MAX_TERM = 40

export const arbitrarySchema: fc.Arbitrary<Schema> = fc
  .tuple(fc.array(arbitrarySpec(), { minLength: 1, maxLength: 8 }), fc.boolean(), fc.boolean(), fc.boolean())
  .map(([specs, scoped, nested, adding]) => {
    const named = specs.map((spec, index): FieldSpec => ({ ...spec, name: `field${index}` }))
    const always: FieldSpec[] = [
      { kind: 'number', name: 'sorted', group: 'g0', buckets: [0, 3, 8], extent: true },
      { kind: 'place', name: 'place', group: 'g1' },
      { kind: 'term', name: 'parent', group: 'g2' },
    ]
    if (nested) always.push({ kind: 'term', name: 'child', group: 'g2', parent: 'parent' })
    if (adding) always.push({ kind: 'flags', name: 'adding', group: 'g4', size: 12, addUp: true })
    const sorts = [{ name: 'sorted' }, { name: 'other', field: 'sorted' }]
    return { fields: [...named, ...always], sorts, ...(scoped && { scopeGroup: 'g3' }) }
  })

function arbitrarySpec(): fc.Arbitrary<FieldSpec> {
  const group = fc.constantFrom('g0', 'g1', 'g2', 'g3')
  const base = { name: fc.constant(''), group }
  return fc.oneof(
    fc.record({ kind: fc.constant('value' as const), ...base, size: fc.constantFrom(1, 2, 5, 40) }),
    fc.record({ kind: fc.constant('flags' as const), ...base, size: fc.constantFrom(1, 3, 11, 70) }),
    fc.record({ kind: fc.constant('term' as const), ...base }),
    fc.record({ kind: fc.constant('number' as const), ...base, extent: fc.boolean() }),
    fc.record({ kind: fc.constant('number' as const), ...base, buckets: fc.constantFrom([5], [-4, 0, 1, 6]) }),
    fc.record({ kind: fc.constant('place' as const), ...base }),
  )
}

export function arbitraryDocument({ fields }: Schema, highestId = MAX_ID): fc.Arbitrary<Document> {
  const values = Object.fromEntries(fields.map((spec) => [spec.name, arbitraryValue(spec)]))
  return fc.record({ id: fc.integer({ min: 1, max: highestId }), values: fc.record(values) })
}

function arbitraryValue(spec: FieldSpec): fc.Arbitrary<FieldValue> {
  switch (spec.kind) {
    case 'value':
      return fc.option(fc.integer({ min: -1, max: spec.size - 1 }), { nil: undefined })
    case 'flags':
      return fc.option(fc.array(fc.nat(spec.size - 1), { maxLength: 6 }), { nil: undefined })
    case 'term':
      return fc.option(fc.oneof(fc.nat(3), fc.nat(MAX_TERM)), { nil: undefined })
    case 'number':
      return fc.option(fc.integer({ min: -10, max: 10 }), { nil: undefined })
    default:
      return fc.option(fc.constantFrom(...PLACES), { nil: undefined })
  }
}

export function arbitraryRequest(schema: Schema): fc.Arbitrary<SearchRequest> {
  const direction = fc.constantFrom('asc' as const, 'desc' as const)
  const sort = fc.oneof(
    fc.record({ by: fc.constantFrom(...schema.sorts.map(({ name }) => name)), direction }),
    fc.record({ by: fc.constant('distance' as const), from: fc.constantFrom(...PLACES), direction }),
  )
  const clauses = fc.array(
    fc.oneof(
      { weight: 4, arbitrary: arbitraryClause(schema.fields) },
      arbitraryEither(schema),
      arbitraryMixture(schema),
    ),
    {
      maxLength: 4,
    },
  )
  const page = { offset: fc.nat(12), limit: fc.nat(12) }
  return fc.record({ clauses, sort, ...page, facets: fc.constantFrom(true, true, true, false) })
}

function arbitraryEither({ fields }: Schema): fc.Arbitrary<Clause> {
  const group = fc.constantFrom(...new Set(fields.map((spec) => spec.group)))
  return group
    .map((name) => fields.filter((spec) => spec.group === name))
    .chain((members) => fc.array(fc.array(arbitraryClause(members), { maxLength: 2 }), { maxLength: 3 }))
    .map((either) => ({ either }))
}

/** Alternatives over any fields, in any group. */
function arbitraryMixture({ fields }: Schema): fc.Arbitrary<Clause> {
  return fc.record({
    either: fc.array(fc.array(arbitraryClause(fields), { maxLength: 2 }), { maxLength: 3 }),
    group: fc.constantFrom(...new Set(fields.map((spec) => spec.group))),
  })
}

function arbitraryClause(fields: readonly FieldSpec[]): fc.Arbitrary<Clause> {
  return fc.constantFrom(...fields).chain((spec): fc.Arbitrary<Clause> => {
    const field = fc.constant(spec.name)
    const codes = fc.array(fc.integer({ min: -2, max: 'size' in spec ? spec.size : 5 }), { maxLength: 3 })
    const bound = fc.option(fc.integer({ min: -12, max: 12 }), { nil: undefined })
    const range = fc.record({ field, min: bound, max: bound })
    switch (spec.kind) {
      case 'value':
        return fc.oneof(fc.record({ field, anyOf: codes }), fc.record({ field, allOf: codes }), range)
      case 'flags':
      case 'term':
        return fc.oneof(fc.record({ field, anyOf: codes }), fc.record({ field, allOf: codes }))
      case 'number':
        return fc.oneof(fc.record({ field, anyOf: codes }), range)
      default: {
        const kilometres = fc.constantFrom(0, 10, 300, 480, 30_000)
        return fc
          .tuple(fc.constantFrom(...PLACES), kilometres)
          .map(([place, within]) => ({ field: spec.name, near: { ...place, kilometres: within } }))
      }
    }
  })
}
