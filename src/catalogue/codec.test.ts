import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { listStates } from './arbitrary-filters.ts'
import { DEFAULT_LIST_STATE, formatListState, parseListState, withFilters } from './codec.ts'
import { FILTER_PARAMETER_NAMES } from './filter-codec.ts'
import { NO_FILTERS } from './filters.ts'

const parse = (query: string) => parseListState(new URLSearchParams(query))
const canonical = (query: string) => formatListState(parse(query)).toString()

test('defaults are left out', () => {
  expect(formatListState(DEFAULT_LIST_STATE).toString()).toBe('')
  expect(parse('')).toEqual(DEFAULT_LIST_STATE)
  expect(canonical('sort=added-desc&page=1&per-page=24&view=GRID&radius=200&price-kind=CASH_RANGE')).toBe('')
})

test('the map keeps the layout beside it; addresses from when it was a layout of its own still show it', () => {
  expect(canonical('view=LIST&map=1')).toBe('view=LIST&map=1')
  expect(canonical('map=0')).toBe('')
  expect(canonical('view=MAP')).toBe('map=1')
})

test('reading a written state gives the same state', () => {
  fc.assert(
    fc.property(listStates, (state) => {
      expect(parseListState(new URLSearchParams(formatListState(state).toString()))).toEqual(state)
    }),
    { numRuns: 500 },
  )
})

test('one state has one URL, whatever was typed', () => {
  const name = fc.constantFrom(
    ...FILTER_PARAMETER_NAMES,
    'sort',
    'page',
    'per-page',
    'view',
    'map',
    'typed',
    'make1',
    'model1',
    'x',
  )
  const value = fc.oneof(
    fc.constantFrom(
      '1',
      '0',
      '-1',
      '5.5',
      '5,5',
      '1e9',
      'SUV',
      'PETROL',
      'audi.a4',
      'price-asc',
      'PS',
      'MAP',
      '999999999',
    ),
    fc.string({ unit: 'binary' }),
  )
  fc.assert(
    fc.property(fc.array(fc.tuple(name, value), { maxLength: 20 }), (pairs) => {
      const once = formatListState(parseListState(new URLSearchParams(pairs))).toString()
      expect(canonical(once)).toBe(once)
    }),
    { numRuns: 500 },
  )
})

test('parameters have a fixed order, values the order of the vocabulary', () => {
  expect(canonical('page=2&fuel=DIESEL&mm=bmw&fuel=PETROL&condition=USED&mm=audi.a4&sort=price-asc')).toBe(
    'mm=bmw&mm=audi.a4&condition=USED&fuel=PETROL&fuel=DIESEL&sort=price-asc&page=2',
  )
})

test('reads a plain form with numbered fields for make and model and empty values for the rest', () => {
  const query = 'make1=audi&model1=a4&make2=bmw&model2=&make3=&model3=&price-min=&year-min=&place=&radius=200'
  expect(canonical(query)).toBe('mm=audi.a4&mm=bmw')
})

test('only the first three makes count', () => {
  expect(parse('mm=a&mm=b&mm=c&mm=d').filters.makeModel).toEqual([{ make: 'a' }, { make: 'b' }, { make: 'c' }])
})

test.each([
  ['unknown values', 'fuel=WATER&sort=colour&view=TABLE&per-page=25&page=0&page=-3'],
  ['broken numbers', 'price-min=abc&year-min=20x&seats-min=-2&page=1e3&mileage-max=Infinity'],
  ['numbers out of range', 'year-min=1066&seats-max=400&ccm-max=999999'],
  ['bounds that limit nothing', 'mileage-max=200000&owners-max=4'],
  ['a radius without a place', 'radius=50'],
  ['half a position', 'lat=50.9'],
  ['a broken make', 'mm=../etc&mm=.a4&mm='],
  ['a merchant that is no uuid', 'dealer=1'],
])('%s are ignored', (_, query) => {
  expect(parse(query)).toEqual(DEFAULT_LIST_STATE)
})

test('the unit of power stays without a bound, as the kind of price does', () => {
  expect(canonical('power-unit=PS')).toBe('power-unit=PS')
  expect(canonical('price-kind=LOAN_RATE_RANGE')).toBe('price-kind=LOAN_RATE_RANGE')
})

test('a page number beyond the limit becomes the highest allowed one', () => {
  expect(parse('page=1000000000').page).toBe(parse('page=100000').page)
  expect(parse(`page=${'9'.repeat(400)}`).page).toBe(100_000)
  expect(parse('page=418').page).toBe(418)
})

test('reversed bounds are swapped', () => {
  expect(canonical('price-min=20000&price-max=10000&year-min=2022&year-max=2019')).toBe(
    'price-min=10000&price-max=20000&year-min=2019&year-max=2022',
  )
})

test.each([
  ['köln 50 km', 'place=köln&radius=50'],
  ['Köln, 70km', 'place=Köln&radius=100'],
  ['50667 +20 km', 'place=50667&radius=20'],
  ['Frankfurt am Main Umkreis 100 km', 'place=Frankfurt am Main&radius=100'],
  ['50 km um Halle (Saale)', 'place=Halle (Saale)&radius=50'],
  ['50 km around Cologne', 'place=Cologne&radius=50'],
  ['50 km', 'place=50 km&radius=20'],
  ['Köln 1200 km', 'place=Köln 1200 km&radius=20'],
])('a place with a distance, "%s", is a radius', (typed, query) => {
  const form = new URLSearchParams({ place: typed, radius: '20' })
  expect(decodeURIComponent(canonical(form.toString())).replaceAll('+', ' ')).toBe(query)
})

test('a place has its radius, a position is rounded to ten metres', () => {
  expect(canonical('place=+K%C3%B6ln++Deutz&radius=50')).toBe('place=K%C3%B6ln+Deutz&radius=50')
  expect(canonical('lat=50.938361&lon=6.959974&radius=77')).toBe('lat=50.9384&lon=6.96')
})

test('a kind of price stays without a bound', () => {
  expect(parse('price-kind=LOAN_RATE_RANGE').filters.price).toEqual({ kind: 'LOAN_RATE_RANGE' })
  expect(canonical('price-max=299,6&price-kind=LEASING_RATE_RANGE')).toBe('price-kind=LEASING_RATE_RANGE&price-max=300')
})

test('power may be given in PS, consumption with a comma', () => {
  expect(canonical('power-min=150&power-unit=PS&consumption-max=5,55')).toBe(
    'consumption-max=5.6&power-min=150&power-unit=PS',
  )
})

test('parameters beyond the limit are ignored', () => {
  const flood = `${'x=1&'.repeat(600)}fuel=PETROL`
  expect(parse(flood)).toEqual(DEFAULT_LIST_STATE)
})

test('a change of filters goes back to the first page, without the words typed for the earlier ones', () => {
  const state = parse('page=7&sort=price-asc&typed=audi+rostlos')
  expect(state.typed).toBe('audi rostlos')
  expect(withFilters(state, NO_FILTERS)).toEqual({ ...state, page: 1, typed: '' })
})
