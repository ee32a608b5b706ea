import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { normalisedFilters } from '#catalogue/arbitrary-filters.ts'
import { NO_FILTERS, type VehicleFilters } from '#catalogue/filters.ts'
import { PRICE_RANGE_KINDS } from '#domain/vehicle/search-vocabulary.ts'
import { placesTable } from '#services/places/table.ts'
import { addLenientMerchant, car, deliver } from '../../../tests/support/stock.ts'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
import { searchVehicles } from './vehicle-search.ts'
import { openVehicleIndex } from './vehicle-index.ts'
import { indexSubset, searchSubset } from './vehicle-subset.ts'

const test = useTestDatabase()
const KOELN = { zip: '50667', city: 'Köln', state: 'NW', areaCode: null, latitude: 50.94, longitude: 6.96 }
const MAKES = ['Volkswagen', 'Audi', 'Opel'] as const
const FUELS = ['DIESEL', 'PETROL', 'ELECTRIC', 'LPG'] as const

/** Filters of which many find something: those of the property by themselves hardly ever do. */
const likelyFilters = (merchants: readonly string[]): fc.Arbitrary<VehicleFilters> =>
  fc
    .record(
      {
        makeModel: fc.subarray(
          MAKES.map((make) => ({ make: make.toLowerCase() })),
          { maxLength: 2 },
        ),
        location: fc.record({
          place: fc.constantFrom('Köln', '50667', 'Nirgendwo'),
          radius: fc.constantFrom(10, 50, 200),
        }),
        merchants: fc.subarray([...merchants], { maxLength: 1 }),
        price: fc.record({
          kind: fc.constantFrom(...PRICE_RANGE_KINDS),
          min: fc.integer({ min: 0, max: 20_000 }),
          max: fc.integer({ min: 100, max: 40_000 }),
        }),
        choices: fc.record({ fuel: fc.subarray([...FUELS]) }),
      },
      { requiredKeys: [] },
    )
    .map((filters) => ({ ...NO_FILTERS, ...filters }))

it('finds, among some vehicles, exactly those that a search of the whole stock finds, whatever the filters and the brand', async () => {
  const merchants = []
  for (const [slug, latitude, longitude] of [
    ['near', 50.94, 6.96],
    ['far', 51.22, 6.77],
    ['further', 48.14, 11.58],
    ['nowhere', null, null],
  ] as const) {
    const merchant = await addLenientMerchant(test.database, { slug, latitude, longitude })
    merchants.push(merchant.uuid)
    const cars = Array.from({ length: 15 }, (_, at) =>
      car(String(at + 1), {
        makeName: MAKES[at % 3]!,
        attributes: { price: (at * 2_300 + 900) * 100, fuel: FUELS[at % 4]!, mileage: at * 11_000 },
      }),
    )
    await deliver(test.database, merchant.id, cars)
  }
  const index = await openVehicleIndex(test.database)
  const { rows } = await test.database.pool.query<{ id: number }>('select id from vehicles order by id')
  const some = rows.map(({ id }) => id).filter((_, at) => at % 3 !== 1)
  // One of them is sold and one is gone: neither is found.
  await test.database.pool.query(`update vehicles set state = 'SOLD' where id = $1`, [some[0]])
  const subset = await indexSubset(test.database, [...some, 999_999_999])
  const places = placesTable([KOELN])
  let found = 0
  await fc.assert(
    fc.asyncProperty(
      fc.oneof({ weight: 3, arbitrary: likelyFilters(merchants) }, normalisedFilters),
      fc.subarray(merchants),
      async (filters, merchantUuids) => {
        const scope = { merchantUuids }
        const whole = await searchVehicles(
          {
            ...{ filters, scope, page: 1, itemsPerPage: 100 },
            sort: { subject: 'ADDED', direction: 'DESC' },
            wants: { vehicles: true, facets: false },
          },
          { index, read: test.database.read, places },
        )
        const expected = whole.vehicles.map(({ id }) => id).filter((id) => some.includes(id) && id !== some[0])
        found += expected.length
        expect(await searchSubset(subset, { filters, scope, limit: 100 }, places)).toEqual(expected)
      },
    ),
    { numRuns: 150 },
  )
  expect(found).toBeGreaterThan(100)
  const everything = await searchSubset(
    subset,
    { filters: NO_FILTERS, scope: { merchantUuids: [] }, limit: 100 },
    places,
  )
  expect([...everything].sort((a, b) => a - b)).toEqual(some.slice(1))
  await index.stop()
})
