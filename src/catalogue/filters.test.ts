import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { FILTER_GROUPS } from '#domain/vehicle/search-vocabulary.ts'
import { activeCount, activeCounts } from './active-filters.ts'
import { normalisedFilters, rawFilters } from './arbitrary-filters.ts'
import { withOption, withoutGroup, withoutOption, withoutRange, withToggle } from './change-filters.ts'
import { filtersFromInput, inputFromFilters } from './filter-input.ts'
import { NO_FILTERS, type VehicleFilters } from './filters.ts'
import { normalFilters } from './normal-filters.ts'
import { PRESET_NAMES, PRESETS, presetOf } from './presets.ts'

const busy: VehicleFilters = {
  makeModel: [{ make: 'audi', model: 'a4' }, { make: 'bmw' }],
  location: { place: 'Köln', radius: 50 },
  merchants: ['0b9cbb1e-1d9f-4a3d-9d43-1f6f0a4d2b11'],
  price: { kind: 'CASH_RANGE', min: 10_000, max: 20_000 },
  choices: { fuel: ['PETROL', 'DIESEL'], color: ['RED'], comfort: ['SEAT_HEATING'] },
  bounds: { 'power-min': 110, 'power-max': 150, 'year-min': 2019, 'owners-max': 2 },
  toggles: ['particle-filter'],
  powerUnit: 'KW',
}

test('normalising normal filters changes nothing', () => {
  fc.assert(
    fc.property(rawFilters, (raw) => {
      expect(normalFilters(normalFilters(raw))).toEqual(normalFilters(raw))
    }),
  )
  expect(normalFilters(busy)).toEqual(busy)
})

test('a range counts once, every value of a choice once', () => {
  expect(activeCounts(busy)).toEqual({
    LOCATION: 1,
    MERCHANT_LOCATION: 1,
    VEHICLE_TYPE: 0,
    MAKE_MODEL: 2,
    PRICE: 1,
    VEHICLE_CONDITION: 2,
    FUEL: 2,
    DRIVE: 1,
    BODY_COLORS: 1,
    EQUIPMENT: 1,
    INTERIOR: 0,
    EMISSION: 1,
    OFFER: 0,
  })
  expect(activeCount(busy)).toBe(13)
  expect(activeCount(NO_FILTERS)).toBe(0)
})

test.each([
  [{ 'owners-max': 3 }, 1],
  [{ 'owners-max': 4 }, 0],
  [{ 'mileage-max': 175_000 }, 1],
  [{ 'mileage-max': 200_000 }, 0],
])('%j counts %d', (bounds, count) => {
  expect(activeCounts({ ...NO_FILTERS, bounds }).VEHICLE_CONDITION).toBe(count)
})

test('a radius alone and a kind of price alone do not count as filters', () => {
  expect(activeCount({ ...NO_FILTERS, location: { place: '  ', radius: 20 } })).toBe(0)
  expect(activeCount({ ...NO_FILTERS, price: { kind: 'LOAN_RATE_RANGE' } })).toBe(0)
})

test('options are added and removed one by one', () => {
  const more = withOption(busy, 'fuel', 'ELECTRIC')
  expect(more.choices.fuel).toEqual(['PETROL', 'DIESEL', 'ELECTRIC'])
  expect(withOption(more, 'fuel', 'ELECTRIC')).toEqual(more)
  expect(withOption(busy, 'fuel', 'WATER')).toEqual(busy)
  expect(withoutOption(more, 'fuel', 'ELECTRIC')).toEqual(busy)
  expect(withoutOption(busy, 'color', 'RED').choices).not.toHaveProperty('color')
})

test('ranges, toggles and whole groups can be removed', () => {
  expect(withoutRange(busy, 'power-min').bounds).toEqual({ 'year-min': 2019, 'owners-max': 2 })
  expect(withToggle(busy, 'metallic', true).toggles).toEqual(['metallic', 'particle-filter'])
  expect(withToggle(busy, 'particle-filter', false).toggles).toEqual([])
  for (const group of FILTER_GROUPS) {
    const emptied = withoutGroup(busy, group)
    expect(activeCounts(emptied)).toEqual({ ...activeCounts(busy), [group]: 0 })
  }
  const rates: VehicleFilters = { ...NO_FILTERS, price: { kind: 'LOAN_RATE_RANGE', max: 300 } }
  expect(withoutGroup(rates, 'PRICE').price).toEqual({ kind: 'LOAN_RATE_RANGE' })
})

test('the nested input holds the whole state', () => {
  fc.assert(
    fc.property(normalisedFilters, (filters) => {
      expect(filtersFromInput(JSON.parse(JSON.stringify(inputFromFilters(filters))))).toEqual(filters)
    }),
  )
  expect(inputFromFilters(busy)).toMatchObject({
    fuelType: { fuelType: ['PETROL', 'DIESEL'] },
    drive: { power: { min: 110, max: 150 } },
    vehicleCondition: { minYear: 2019, maxOwners: 2 },
    priceRange: { key: 'CASH_RANGE', min: 10_000, max: 20_000 },
  })
})

test('the nested input takes names of makes, single values for lists, and ignores nonsense', () => {
  const filters = filtersFromInput({
    makeModel: [{ make: 'Mercedes-Benz', model: 'A-Klasse' }, 'x', { make: '' }],
    emission: { emissionClass: 'EURO6D', particleFilter: 'yes' },
    drive: { power: { min: 150, key: 'PS' }, maxCubicCapacity: 'many' },
    location: null,
    toString: { fuelType: ['DIESEL'] },
  })
  expect(filters).toEqual({
    ...NO_FILTERS,
    makeModel: [{ make: 'mercedes-benz', model: 'a-klasse' }],
    choices: { 'emission-class': ['EURO6D'] },
    bounds: { 'power-min': 150 },
    powerUnit: 'PS',
  })
})

test('there are eight presets; each is recognised, and no other state is', () => {
  expect(PRESET_NAMES).toHaveLength(8)
  for (const name of PRESET_NAMES) {
    expect(normalFilters(PRESETS[name])).toEqual(PRESETS[name])
    expect(presetOf(PRESETS[name])).toBe(name)
    expect(presetOf(withOption(PRESETS[name], 'color', 'RED'))).toBeNull()
  }
  expect(presetOf(NO_FILTERS)).toBeNull()
  expect(presetOf({ ...NO_FILTERS, choices: { fuel: ['PLUG_IN_HYBRID', 'HYBRID_DIESEL', 'HYBRID_PETROL'] } })).toBe(
    'cars-hybrid',
  )
})
