import { expect, expectTypeOf, test } from 'vitest'
import { BODY_COLORS, type BodyColor } from '#domain/vehicle/body-color.ts'
import { COMFORT_FEATURES, ENTERTAINMENT_FEATURES, SECURITY_FEATURES } from '#domain/vehicle/equipment.ts'
import { FILTER_GROUPS, PRICE_RANGE_KINDS, SORT_SUBJECTS } from '#domain/vehicle/search-vocabulary.ts'
import { columnOf } from './field.ts'
import { fieldByKey, fieldsShownIn, ROWS, type VehicleAttributes } from './fields.ts'
import { FIELD_FILTERS, FILTER_GROUP_ROWS, filtersOfGroup } from './filter-groups.ts'
import { ALL_PARAMS, FILTER_PARAMS } from './filter-params.ts'
import { PRICE_FIELDS, SEARCH_FIELDS, SORT_FIELDS } from './search-columns.ts'

/** The filters of the specification that must come from rows, by their path in the nested input. */
const SPECIFIED = `
  bodyColors.colors
  equipment.aircon equipment.comfort equipment.security equipment.entertainment
  drive.gearBox drive.power.min drive.power.max drive.maxCubicCapacity
  interior.interiorType interior.interiorColor
  fuelType.fuelType fuelType.maxFuelConsumption fuelType.maxPowerConsumption
  emission.emissionClass emission.emissionSticker emission.co2Efficiency
  emission.minCo2Emission emission.maxCo2Emission emission.particleFilter
  vehicleType.vehicleType vehicleType.doors vehicleType.minSeats vehicleType.maxSeats
  vehicleCondition.condition vehicleCondition.mileage
  vehicleCondition.minYear vehicleCondition.maxYear vehicleCondition.maxOwners
`

test('the type of a vehicle is derived from the rows', () => {
  expectTypeOf<VehicleAttributes['bodyColor']>().toEqualTypeOf<BodyColor | null>()
  expectTypeOf<VehicleAttributes['entertainment']>().toEqualTypeOf<
    readonly (typeof ENTERTAINMENT_FEATURES)[number][] | null
  >()
  expectTypeOf<VehicleAttributes['price']>().toEqualTypeOf<number | null>()
  expectTypeOf<VehicleAttributes['firstRegistration']>().toEqualTypeOf<string | null>()
  expectTypeOf<VehicleAttributes['highlights']>().toEqualTypeOf<readonly string[] | null>()
  expectTypeOf<VehicleAttributes['metallic']>().toEqualTypeOf<boolean | null>()
})

test('keys and database columns are unique', () => {
  expect(new Set(ROWS.map((row) => row.key)).size).toBe(ROWS.length)
  expect(new Set(ROWS.map(columnOf)).size).toBe(ROWS.length)
  expect(columnOf(fieldByKey('loanRate'))).toBe('loan_rate_cents')
  expect(columnOf(fieldByKey('co2ClassDischarged'))).toBe('co2_class_discharged')
})

test('every row and option has a German and an English label', () => {
  const labels = ROWS.flatMap((row) => [row.label, ...row.options.map((option) => option.label)])
  expect(labels.filter((label) => !label.de.trim() || !label.en.trim())).toEqual([])
})

test('the labels of one row tell its options apart', () => {
  for (const row of ROWS) {
    expect(new Set(row.options.map((option) => option.label.de)).size, row.key).toBe(row.options.length)
    expect(new Set(row.options.map((option) => option.label.en)).size, row.key).toBe(row.options.length)
  }
})

test('every filter of the specification comes from a row', () => {
  const inputs = FIELD_FILTERS.map(({ filter }) => filter.input)
  expect(
    SPECIFIED.trim()
      .split(/\s+/)
      .filter((input) => !inputs.includes(input)),
  ).toEqual([])
})

test('every parameter belongs to exactly one row, whose options are the values of the parameter', () => {
  expect(FIELD_FILTERS.map(({ filter }) => filter.param).sort()).toEqual([...ALL_PARAMS].sort())
  expect(new Set(FIELD_FILTERS.map(({ filter }) => filter.input)).size).toBe(FIELD_FILTERS.length)
  for (const { field, filter } of FIELD_FILTERS) {
    const param = FILTER_PARAMS[filter.param]
    if (param.kind === 'choice') expect(field.options.map((option) => option.value)).toEqual(param.values)
    if (param.kind === 'bound') expect(field.search?.kind, field.key).toBe('number')
    if (param.kind === 'toggle') expect(field.type).toBe('boolean')
  }
})

test('every filtered row has a search column, and the input of a filter starts with its group', () => {
  for (const { field, filter } of FIELD_FILTERS) {
    expect(field.search, field.key).not.toBeNull()
    const group = FILTER_GROUP_ROWS.find((row) => row.group === filter.group)
    expect(filter.input.split('.')[0]).toBe(group?.input)
  }
})

test('there are the twelve specified groups and one of the listing, and a facet for each but the place, each with filters or code of its own', () => {
  expect(FILTER_GROUP_ROWS.map((row) => row.group)).toEqual([...FILTER_GROUPS])
  expect(
    FILTER_GROUP_ROWS.filter((row) => row.isFacet)
      .map((row) => row.input)
      .sort(),
  ).toEqual(
    [
      'makeModel',
      'bodyColors',
      'priceRange',
      'equipment',
      'merchantLocation',
      'interior',
      'fuelType',
      'emission',
      'drive',
      'vehicleType',
      'vehicleCondition',
      'offer',
    ].sort(),
  )
  const composite = FILTER_GROUPS.filter((group) => filtersOfGroup(group).length === 0)
  expect(composite).toEqual(['LOCATION', 'MERCHANT_LOCATION', 'MAKE_MODEL'])
})

test('every sort and every price bound uses a number column', () => {
  const columns = SEARCH_FIELDS.filter((field) => field.search.kind === 'number').map((field) => field.key)
  const sorted = SORT_SUBJECTS.map((subject) => SORT_FIELDS[subject]).filter((key) => key !== 'createdAt')
  expect(
    [...sorted, ...PRICE_RANGE_KINDS.map((kind) => PRICE_FIELDS[kind])].filter((key) => !columns.includes(key)),
  ).toEqual([])
})

test('extents are whole numbers and contain every plausible value', () => {
  for (const { key, search, limits } of SEARCH_FIELDS) {
    if (search.kind !== 'number') continue
    expect(search.extent.every(Number.isSafeInteger), key).toBe(true)
    if (!limits) continue
    expect(search.extent[0], key).toBeLessThanOrEqual(limits[0] * search.scale)
    expect(search.extent[1], key).toBeGreaterThanOrEqual(limits[1] * search.scale)
  }
})

test('the vehicle page shows rows in a fixed order without ties', () => {
  for (const group of ['keyFacts', 'technical', 'consumption', 'condition', 'equipment'] as const) {
    const orders = fieldsShownIn(group).map((row) => row.show?.order)
    expect(orders.length).toBeGreaterThan(0)
    expect(new Set(orders).size, group).toBe(orders.length)
  }
  expect(fieldsShownIn('keyFacts').map((row) => row.key)).toEqual([
    'condition',
    'firstRegistration',
    'mileage',
    'power',
    'fuel',
    'gearbox',
    'previousOwners',
  ])
})

test('there are fourteen colours and at least sixty features', () => {
  expect(BODY_COLORS).toHaveLength(14)
  expect(COMFORT_FEATURES.length + SECURITY_FEATURES.length + ENTERTAINMENT_FEATURES.length).toBeGreaterThanOrEqual(60)
})
