import { describe, expect, it } from 'vitest'
import { createEngine } from './engine.ts'
import type { Clause, SearchRequest } from './request.ts'
import type { Document, Schema } from './schema.ts'

/** The rules of searching by example; engine.test.ts tests all of them at random. */

const schema: Schema = {
  fields: [
    { kind: 'value', name: 'colour', group: 'colour', size: 3 },
    { kind: 'flags', name: 'extras', group: 'extras', size: 70, addUp: true },
    { kind: 'term', name: 'make', group: 'model' },
    { kind: 'term', name: 'model', group: 'model', parent: 'make' },
    { kind: 'number', name: 'price', group: 'price', buckets: [0, 10, 20], extent: true },
    { kind: 'place', name: 'place', group: 'place' },
    { kind: 'term', name: 'owner', group: 'scope' },
  ],
  sorts: [{ name: 'price' }],
  scopeGroup: 'scope',
}

const berlin = { latitude: 52.5173, longitude: 13.3889 }
const potsdam = { latitude: 52.4009, longitude: 13.0591 }

const documents: Document[] = [
  { id: 5, values: { colour: 0, extras: [1, 69], make: 1, model: 4, price: 10, place: berlin, owner: 1 } },
  { id: 2, values: { colour: 1, extras: [1], make: 1, model: 5, price: 25, place: potsdam, owner: 2 } },
  { id: 9, values: { colour: 1, make: 2, price: 10, place: berlin, owner: 1 } },
  { id: 7, values: { colour: -1, make: 2, model: 900, owner: 2 } },
  { id: 3, values: { colour: 2, extras: [], make: 1, price: -5, place: potsdam, owner: 1 } },
]

function filled() {
  const engine = createEngine(schema)
  engine.build(documents)
  return engine
}

function ask(clauses: readonly Clause[], more: Partial<SearchRequest> = {}) {
  return filled().search({ clauses, sort: { by: 'price', direction: 'asc' }, offset: 0, limit: 10, ...more })
}

const idsOf = (...clauses: Clause[]) => ask(clauses).ids

describe('sorting', () => {
  it('breaks ties by id in the direction of the sort and puts documents without a value last', () => {
    expect(ask([]).ids).toEqual([3, 5, 9, 2, 7])
    expect(ask([], { sort: { by: 'price', direction: 'desc' } }).ids).toEqual([2, 9, 5, 3, 7])
  })

  it('sorts by distance, documents without a place last', () => {
    expect(ask([], { sort: { by: 'distance', from: potsdam, direction: 'asc' } }).ids).toEqual([2, 3, 5, 9, 7])
    expect(ask([], { sort: { by: 'distance', from: potsdam, direction: 'desc' } }).ids).toEqual([9, 5, 3, 2, 7])
  })

  it('gives the requested page, and an empty one beyond the end', () => {
    expect(ask([], { offset: 1, limit: 2 })).toMatchObject({ ids: [5, 9], total: 5 })
    expect(ask([], { offset: 5 }).ids).toEqual([])
  })
})

describe('clauses', () => {
  it('match any or all of the codes', () => {
    expect(idsOf({ field: 'colour', anyOf: [1, 2] })).toEqual([3, 9, 2])
    expect(idsOf({ field: 'extras', allOf: [1, 69] })).toEqual([5])
    expect(idsOf({ field: 'model', anyOf: [4, 900] })).toEqual([5, 7])
  })

  it('restrict nothing when empty and match nothing on an unknown code', () => {
    expect(idsOf({ field: 'colour', anyOf: [] }, { field: 'extras', allOf: [] }, { either: [] })).toHaveLength(5)
    expect(idsOf({ field: 'colour', anyOf: [3, -1] })).toEqual([])
    expect(idsOf({ field: 'extras', allOf: [1, 70] })).toEqual([])
    expect(idsOf({ field: 'make', anyOf: [77] })).toEqual([])
  })

  it('match ranges with both bounds, never a document without a value', () => {
    expect(idsOf({ field: 'price', min: 10, max: 25 })).toEqual([5, 9, 2])
    expect(idsOf({ field: 'price' })).toEqual([3, 5, 9, 2])
    expect(idsOf({ field: 'colour', min: 1 })).toEqual([3, 9, 2])
  })

  it('match a circle', () => {
    expect(idsOf({ field: 'place', near: { ...berlin, kilometres: 20 } })).toEqual([5, 9])
    expect(idsOf({ field: 'place', near: { ...berlin, kilometres: 30 } })).toHaveLength(4)
  })

  it('match any of several rows', () => {
    const rows: Clause[][] = [
      [{ field: 'make', anyOf: [2] }],
      [
        { field: 'make', anyOf: [1] },
        { field: 'model', anyOf: [5] },
      ],
    ]
    expect(idsOf({ either: rows })).toEqual([9, 2, 7])
  })
})

describe('facets', () => {
  it("ignore only their own group's clauses", () => {
    const { counts, extents, total } = ask([
      { field: 'colour', anyOf: [1] },
      { field: 'price', max: 10 },
    ])
    expect(total).toBe(1)
    expect([...counts.colour!]).toEqual([1, 1, 1])
    expect([...counts.price!]).toEqual([0, 1, 1])
    expect(extents.price).toEqual([10, 25])
    expect([...counts.make!]).toEqual([0, 0, 1])
  })

  it('count what adding another one leaves, where choices add up', () => {
    const { counts, excludedBy } = ask([{ field: 'extras', allOf: [69] }])
    expect([counts.extras![1], counts.extras![69]]).toEqual([1, 1])
    expect(excludedBy).toEqual({ extras: 4 })
  })

  it('never ignore the scope, whose own fields have no counts', () => {
    const { counts, total } = ask([{ field: 'owner', anyOf: [2] }])
    expect(total).toBe(2)
    expect([...counts.colour!]).toEqual([0, 1, 0])
    expect(counts).not.toHaveProperty('owner')
  })

  it('have no extent without a value, and are left out unless requested', () => {
    expect(ask([{ field: 'model', anyOf: [900] }]).extents.price).toBeNull()
    expect(ask([], { facets: false })).toMatchObject({ total: 5, counts: {}, extents: {} })
  })
})

describe('refusals', () => {
  it.each([
    ['colour', 3],
    ['extras', [70]],
    ['make', 1.5],
    ['price', 2 ** 31],
    ['place', { latitude: 91, longitude: 0 }],
  ])('name the field %s and leave everything as it was', (field, value) => {
    const engine = filled()
    expect(() => engine.put({ id: 5, values: { colour: 2, [field]: value } })).toThrow(field)
    expect(() => engine.build([{ id: 1, values: { [field]: value } }])).toThrow(field)
    expect(engine.size).toBe(5)
    expect(engine.search({ clauses: [], sort: { by: 'price', direction: 'asc' }, offset: 0, limit: 9 })).toEqual(
      ask([]),
    )
  })

  it('are thrown for invalid ids, fields, sorts and pages', () => {
    expect(() => filled().put({ id: 0, values: {} })).toThrow('id')
    expect(() => ask([{ field: 'weight', min: 1 }])).toThrow('weight')
    expect(() => ask([{ field: 'make', min: 1 }])).toThrow('make')
    expect(() => ask([], { sort: { by: 'weight', direction: 'asc' } })).toThrow('weight')
    expect(() =>
      createEngine(schema).search({ clauses: [], sort: { by: 'x', direction: 'asc' }, offset: 0, limit: 1 }),
    ).toThrow('x')
    expect(() => ask([], { offset: -1 })).toThrow('offset')
    expect(() => ask([{ either: [[{ field: 'make', anyOf: [1] }], [{ field: 'price', min: 1 }]] }])).toThrow(
      'several groups',
    )
  })

  it('are thrown for schemas that contradict themselves', () => {
    const number = { kind: 'number' as const, name: 'price', group: 'price' }
    expect(() => createEngine({ fields: [number, number], sorts: [] })).toThrow('same name')
    expect(() => createEngine({ fields: [{ ...number, buckets: [2, 2] }], sorts: [] })).toThrow('ascend')
    expect(() => createEngine({ fields: [number], sorts: [{ name: 'weight' }] })).toThrow('weight')
    const extras = { kind: 'flags' as const, name: 'extras', group: 'price', size: 2, addUp: true }
    expect(() => createEngine({ fields: [number, extras], sorts: [] })).toThrow('shares its group')
    expect(() => createEngine({ fields: [{ kind: 'value', name: 'colour', group: 'g', size: 0 }], sorts: [] })).toThrow(
      'size',
    )
  })
})

describe('changes', () => {
  it('replace and remove documents, and return whether one existed', () => {
    const engine = filled()
    expect(engine.has(5)).toBe(true)
    expect(engine.remove(5)).toBe(true)
    expect(engine.remove(5)).toBe(false)
    expect(engine.has(5)).toBe(false)
    engine.put({ id: 3, values: { price: 30 } })
    const { ids, counts } = engine.search({ clauses: [], sort: { by: 'price', direction: 'asc' }, offset: 0, limit: 9 })
    expect(ids).toEqual([9, 2, 3, 7])
    expect([...counts.colour!]).toEqual([0, 2, 0])
  })

  it('keep the later of two documents with one id', () => {
    const engine = createEngine(schema)
    engine.build([...documents, { id: 5, values: { price: 99 } }])
    expect(engine.size).toBe(5)
    const { ids, counts } = engine.search({
      clauses: [],
      sort: { by: 'price', direction: 'desc' },
      offset: 0,
      limit: 1,
    })
    expect(ids).toEqual([5])
    expect([...counts.colour!]).toEqual([0, 2, 1])
  })
})
