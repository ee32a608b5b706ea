import { expect, test } from 'vitest'
import type { FieldKey } from './fields.ts'
import { FIELD_FILTERS } from './filter-groups.ts'
import type { FilterParam } from './filter-params.ts'
import { SEARCH_FIELDS, searchBound, searchNumber, searchPositions } from './search-columns.ts'

function column(key: FieldKey) {
  const field = SEARCH_FIELDS.find((row) => row.key === key)
  if (!field) throw new Error(key)
  return field
}

function bound(param: FilterParam, value: number, unit: 'KW' | 'PS' = 'KW') {
  const found = FIELD_FILTERS.find(({ filter }) => filter.param === param)
  if (!found) throw new Error(param)
  return searchBound(column(found.field.key), found.filter, value, { powerUnit: unit, today: '2026-11-23' })
}

test('values become whole numbers', () => {
  expect(searchNumber(column('consumptionCombined'), 5.4)).toBe(54)
  expect(searchNumber(column('price'), 12_990_00)).toBe(12_990_00)
  expect(searchNumber(column('firstRegistration'), '2021-01')).toBe(2021 * 12)
  expect(searchNumber(column('mileage'), null)).toBeNull()
})

test('choices, booleans and features become positions', () => {
  expect(searchPositions(column('fuel'), 'DIESEL')).toEqual([1])
  expect(searchPositions(column('metallic'), true)).toEqual([1])
  expect(searchPositions(column('metallic'), false)).toEqual([0])
  expect(searchPositions(column('security'), ['ABS', 'TRACTION_CONTROL'])).toEqual([0, 2])
  expect(searchPositions(column('security'), null)).toEqual([])
})

test('bounds are converted to the numbers of the column', () => {
  expect(bound('consumption-max', 5.5)).toBe(55)
  expect(bound('mileage-max', 50_000)).toBe(50_000)
  expect(bound('power-min', 110)).toBe(110)
  expect(bound('power-min', 150, 'PS')).toBe(110)
  expect(bound('power-max', 150, 'PS')).toBe(110)
  const year = [bound('year-min', 2021), bound('year-max', 2021)]
  const inside = ['2021-01', '2021-12'].map((month) => searchNumber(column('firstRegistration'), month))
  expect(inside).toEqual(year)
})

test('times before and after today become a day and a month', () => {
  expect(bound('hu-months', 6)).toBe(searchNumber(column('hu'), '2027-05'))
  expect(bound('hu-months', 0)).toBe(searchNumber(column('hu'), '2026-11'))
  expect(bound('listed-days', 7)).toBe(searchNumber(column('listedOn'), '2026-11-16'))
})

test('a value of the wrong type throws', () => {
  expect(() => searchNumber(column('fuel'), 'DIESEL')).toThrow('not a number column')
  expect(() => searchPositions(column('price'), 1)).toThrow('number column')
})
