import { beforeAll, expect, test } from 'vitest'
import * as fc from 'fast-check'
import { normalisedFilters } from '#catalogue/arbitrary-filters.ts'
import { withOption } from '#catalogue/change-filters.ts'
import type { ChoiceParam } from '#catalogue/filter-params.ts'
import { FIELD_FILTERS } from '#catalogue/filter-groups.ts'
import type { VehicleFilters } from '#catalogue/filters.ts'
import { mixedCars, mixedFilters } from '../../../tests/support/filter-states.ts'
import { addLenientMerchant, deliver } from '../../../tests/support/stock.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import { clausesOf } from './clauses.ts'
import { type Facets, facetsOf } from './facets.ts'
import { countMatches } from './vehicle-search.ts'
import { openVehicleIndex, type VehicleIndex } from './vehicle-index.ts'

const database = useTestDatabase()
const EVERYTHING = { merchantUuids: [] }
let index: VehicleIndex

beforeAll(async () => {
  const { id } = await addLenientMerchant(database.database, { slug: 'counts' })
  const { id: other } = await addLenientMerchant(database.database, { slug: 'other' })
  const cars = mixedCars(120)
  await deliver(database.database, id, cars.slice(0, 80))
  await deliver(database.database, other, cars.slice(80, 110))
  const { id: person } = await addLenientMerchant(database.database, { slug: 'person', kind: 'PRIVATE' })
  await deliver(database.database, person, cars.slice(110))
  await database.database.pool.query(
    "update vehicles set pictures = '{a}', created_at = now() - id * interval '1 hour' where id % 3 = 0",
  )
  index = await openVehicleIndex(database.database)
})

function facets(filters: VehicleFilters): Facets {
  const clauses = clausesOf(filters, EVERYTHING, index.directory)
  const sort = { by: 'ADDED', direction: 'desc' } as const
  return facetsOf(index.engine.search({ clauses, sort, offset: 0, limit: 0 }), index.directory, EVERYTHING)
}

const total = (filters: VehicleFilters) => countMatches(filters, EVERYTHING, index)

/** Filters that leave something, and any others now and then. */
const someFilters = fc.oneof({ weight: 1, arbitrary: normalisedFilters }, { weight: 4, arbitrary: mixedFilters })

test('an option says how many offers choosing it would show', () => {
  let shown = 0
  fc.assert(
    fc.property(someFilters, (filters) => {
      const { options, makes, merchants, modelsOf } = facets(filters)
      for (const { field, filter } of FIELD_FILTERS) {
        if (filter.match !== 'any' && filter.match !== 'all') continue
        const param = filter.param as ChoiceParam
        for (const { item, count } of options[field.key] ?? []) {
          // Of alternatives it is chosen instead of the others, of features together with them.
          const others = filter.match === 'all' ? filters : { ...filters, choices: { ...filters.choices, [param]: [] } }
          expect(count, `${param}=${item}`).toBe(total(withOption(others, param, item)))
          if (count > 0) shown++
        }
      }
      for (const { item, count } of makes) {
        expect(count, item.slug).toBe(total({ ...filters, makeModel: [{ make: item.slug }] }))
        for (const model of modelsOf(item.slug)) {
          const makeModel = [{ make: item.slug, model: model.item.slug }]
          expect(model.count, `${item.slug} ${model.item.slug}`).toBe(total({ ...filters, makeModel }))
        }
      }
      for (const { item, count } of merchants)
        expect(count, item.name).toBe(total({ ...filters, merchants: [item.uuid] }))
    }),
    { numRuns: 60 },
  )
  expect(shown).toBeGreaterThan(200)
})
