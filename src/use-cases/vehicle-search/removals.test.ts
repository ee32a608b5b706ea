import { beforeAll, expect, test } from 'vitest'
import * as fc from 'fast-check'
import { normalisedFilters } from '#catalogue/arbitrary-filters.ts'
import { NO_FILTERS, type VehicleFilters } from '#catalogue/filters.ts'
import { singleFilters } from '#catalogue/single-filters.ts'
import { addMerchant, car, deliver } from '../../../tests/support/stock.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import { clausesOf } from './clauses.ts'
import { type Removal, removalsOf } from './removals.ts'
import { countMatches } from './vehicle-search.ts'
import { openVehicleIndex, type VehicleIndex } from './vehicle-index.ts'

const database = useTestDatabase()
const EVERYTHING = { merchantUuids: [] }
let index: VehicleIndex

beforeAll(async () => {
  const { id } = await addMerchant(database.database, { slug: 'removals' })
  const fuels = ['DIESEL', 'PETROL', 'ELECTRIC'] as const
  const cars = Array.from({ length: 60 }, (_, number) =>
    car(`r${number}`, {
      makeName: number % 2 === 0 ? 'Audi' : 'BMW',
      modelName: number % 4 === 0 ? 'A4' : 'X1',
      attributes: {
        fuel: fuels[number % 3]!,
        bodyType: number % 5 === 0 ? 'SUV' : 'ESTATE',
        price: (5_000 + number * 500) * 100,
        mileage: number * 3_000,
        previousOwners: number % 4,
        comfort: number % 2 === 0 ? ['TOWBAR', 'SEAT_HEATING'] : ['TOWBAR'],
      },
    }),
  )
  await deliver(database.database, id, cars)
  index = await openVehicleIndex(database.database)
})

/** The removals, and how many of them cost a count of their own. */
function removals(filters: VehicleFilters): { found: Removal[]; counted: number } {
  const clauses = clausesOf(filters, EVERYTHING, index.directory)
  const result = index.engine.search({ clauses, sort: { by: 'ADDED', direction: 'desc' }, offset: 0, limit: 0 })
  let counted = 0
  const found = removalsOf(filters, result, (other) => {
    counted++
    return countMatches(other, EVERYTHING, index)
  })
  return { found, counted }
}

test('each has the count of a search without it', () => {
  const some = fc.record({
    makeModel: fc.constantFrom([], [{ make: 'audi' }], [{ make: 'audi', model: 'a4' }, { make: 'bmw' }]),
    fuel: fc.subarray(['DIESEL', 'PETROL', 'ELECTRIC']),
    body: fc.subarray(['SUV', 'ESTATE']),
    comfort: fc.subarray(['TOWBAR', 'SEAT_HEATING']),
    price: fc.constantFrom(undefined, { kind: 'CASH_RANGE' as const, max: 20_000 }),
    bounds: fc.constantFrom({}, { 'mileage-max': 90_000 }, { 'mileage-max': 90_000, 'owners-max': 1 }),
  })
  fc.assert(
    fc.property(some, ({ makeModel, fuel, body, comfort, price, bounds }) => {
      const filters = {
        ...NO_FILTERS,
        makeModel,
        choices: { fuel, body, comfort },
        bounds,
        ...(price ? { price } : {}),
      }
      const expected = singleFilters(filters).map(({ without }) => countMatches(without, EVERYTHING, index))
      expect(removals(filters).found.map(({ count }) => count)).toEqual(expected)
    }),
  )
})

test('filters of their own, and values of one choice, cost nothing extra', () => {
  const choices = { fuel: ['DIESEL', 'PETROL'], body: ['SUV'] }
  const { found, counted } = removals({ ...NO_FILTERS, makeModel: [{ make: 'audi' }], choices })
  expect(found.map(({ param, value }) => `${param}=${value}`)).toEqual([
    'mm=audi',
    'body=SUV',
    'fuel=PETROL',
    'fuel=DIESEL',
  ])
  expect(counted).toBe(0)
  expect(removals({ ...NO_FILTERS, bounds: { 'mileage-max': 90_000, 'owners-max': 1 } }).counted).toBe(0)
  expect(removals({ ...NO_FILTERS, choices: { comfort: ['TOWBAR', 'SEAT_HEATING'] } }).counted).toBe(2)
})

test('any filters at all have as many removals as filters', () => {
  fc.assert(
    fc.property(normalisedFilters, (filters) => {
      expect(removals(filters).found).toHaveLength(singleFilters(filters).length)
    }),
    { numRuns: 50 },
  )
})
