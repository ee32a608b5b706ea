import * as fc from 'fast-check'
import { RADIUS_CHOICES } from '#domain/vehicle/radius.ts'
import {
  ITEMS_PER_PAGE,
  PRICE_RANGE_KINDS,
  SORT_DIRECTIONS,
  LIST_SORT_SUBJECTS,
  VIEW_MODES,
} from '#domain/vehicle/search-vocabulary.ts'
import { MAX_SEARCH_TEXT } from '#domain/vehicle/search-words-limit.ts'
import { BOUND_PARAMS, CHOICE_PARAMS, FILTER_PARAMS, TOGGLE_PARAMS } from './filter-params.ts'
import type { ListState } from './codec.ts'
import type { VehicleFilters } from './filters.ts'
import { normalFilters } from './normal-filters.ts'

/* Random filters and list states for property tests: the raw ones may hold anything of the right type. */

const slug = fc.stringMatching(/^[a-z0-9]{1,6}(-[a-z0-9]{1,4}){0,2}$/)

export const rawFilters: fc.Arbitrary<VehicleFilters> = fc.record(
  {
    makeModel: fc.array(fc.record({ make: fc.oneof(slug, fc.string()), model: slug }, { requiredKeys: ['make'] }), {
      maxLength: 5,
    }),
    location: fc.record(
      {
        place: fc.oneof(fc.constantFrom('Köln', '50667', ' '), fc.string({ unit: 'binary', maxLength: 100 })),
        radius: fc.oneof(fc.constantFrom(...RADIUS_CHOICES), fc.integer()),
        latitude: fc.double({ min: -95, max: 95 }),
        longitude: fc.double({ min: -200, max: 200 }),
      },
      { requiredKeys: ['place', 'radius'] },
    ),
    merchants: fc.array(fc.oneof(fc.uuid(), fc.string()), { maxLength: 4 }),
    price: fc.record(
      {
        kind: fc.constantFrom(...PRICE_RANGE_KINDS),
        min: amount(),
        max: amount(),
        downPayment: amount(),
        months: amount(),
      },
      { requiredKeys: ['kind'] },
    ),
    choices: fc.record(Object.fromEntries(CHOICE_PARAMS.map((param) => [param, someOf(param)])), { requiredKeys: [] }),
    bounds: fc.record(Object.fromEntries(BOUND_PARAMS.map((param) => [param, amount()])), { requiredKeys: [] }),
    toggles: fc.array(fc.constantFrom(...TOGGLE_PARAMS)),
    powerUnit: fc.constantFrom('KW' as const, 'PS' as const),
  },
  { requiredKeys: ['makeModel', 'merchants', 'choices', 'bounds', 'toggles', 'powerUnit'] },
)

export const normalisedFilters: fc.Arbitrary<VehicleFilters> = rawFilters.map(normalFilters)

export const listStates: fc.Arbitrary<ListState> = fc.record({
  filters: normalisedFilters,
  sort: fc.record({ subject: fc.constantFrom(...LIST_SORT_SUBJECTS), direction: fc.constantFrom(...SORT_DIRECTIONS) }),
  page: fc.integer({ min: 1, max: 100_000 }),
  itemsPerPage: fc.constantFrom(...ITEMS_PER_PAGE),
  view: fc.constantFrom(...VIEW_MODES),
  map: fc.boolean(),
  allFilters: fc.boolean(),
  typed: fc.constantFrom('', 'Audi & Köln, rostlos', 'x'.repeat(MAX_SEARCH_TEXT)),
})

function amount(): fc.Arbitrary<number> {
  return fc.oneof(fc.integer({ min: -5, max: 300_000 }), fc.double({ min: 0, max: 3000, noNaN: true }), fc.double())
}

function someOf(param: (typeof CHOICE_PARAMS)[number]): fc.Arbitrary<string[]> {
  return fc.array(fc.oneof(fc.constantFrom<string>(...FILTER_PARAMS[param].values), fc.constant('NONSENSE')), {
    maxLength: 5,
  })
}
