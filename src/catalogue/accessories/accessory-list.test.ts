import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { ACCESSORY_SORTS } from '#domain/accessory/sorting.ts'
import { ITEMS_PER_PAGE } from '#domain/vehicle/search-vocabulary.ts'
import {
  ACCESSORY_PARAMETERS,
  activeAccessoryFilters,
  type AccessoryListState,
  DEFAULT_ACCESSORY_LIST,
  formatAccessoryList,
  parseAccessoryList,
} from './accessory-list.ts'

const canonical = (query: string) => formatAccessoryList(parseAccessoryList(new URLSearchParams(query))).toString()

const slug = fc.stringMatching(/^[a-z0-9]{1,9}(-[a-z0-9]{1,9}){0,2}$/)
const euros = fc.option(fc.integer({ min: 0, max: 1_000_000 }))
const states: fc.Arbitrary<AccessoryListState> = fc
  .record({
    text: fc.stringMatching(/^([a-zA-ZäöüÄÖÜß0-9&%+/]{1,8}( [a-z#?=]{1,8}){0,3})?$/),
    fit: fc.option(fc.oneof(fc.record({ make: slug }), fc.record({ make: slug, model: slug }))),
    minPrice: euros,
    maxPrice: euros,
    topRated: fc.boolean(),
    sort: fc.constantFrom(...ACCESSORY_SORTS),
    page: fc.integer({ min: 1, max: 100_000 }),
    perPage: fc.constantFrom(...ITEMS_PER_PAGE),
  })
  .filter(({ minPrice, maxPrice }) => minPrice === null || maxPrice === null || minPrice <= maxPrice)

test('reading a written state gives the same state', () => {
  fc.assert(
    fc.property(states, (state) => {
      expect(parseAccessoryList(new URLSearchParams(formatAccessoryList(state).toString()))).toEqual(state)
    }),
  )
})

test('one state has one URL, whatever was typed', () => {
  const name = fc.constantFrom(...ACCESSORY_PARAMETERS, 'x')
  const value = fc.oneof(
    fc.constantFrom('1', '0', '-1', '5,5', '1.200', 'vw', 'vw.golf', 'vw.golf.x', '.', 'price-asc', '36', '9e9'),
    fc.string({ unit: 'binary' }),
  )
  fc.assert(
    fc.property(fc.array(fc.tuple(name, value), { maxLength: 12 }), (pairs) => {
      const once = formatAccessoryList(parseAccessoryList(new URLSearchParams(pairs))).toString()
      expect(canonical(once)).toBe(once)
    }),
  )
})

test('bounds with cents are widened to whole euros', () => {
  expect(canonical('price-min=19,90&price-max=49,90')).toBe('price-min=19&price-max=50')
  expect(canonical('price-min=1.200,5&price-max=2,00')).toBe('price-min=2&price-max=1200')
  expect(canonical('price-min=-5&price-max=x')).toBe('')
})

test('defaults are left out, the order is fixed, the last of repeated values counts', () => {
  expect(DEFAULT_ACCESSORY_LIST).toMatchObject({ page: 1, perPage: 24, sort: 'RECOMMENDED', fit: null })
  expect(canonical('per-page=24&page=1&sort=recommended&q=&fit=&price-min=&top=0')).toBe('')
  expect(canonical('page=2&sort=price-asc&top=1&fit=audi&fit=vw.golf&q=+Öl++5W')).toBe(
    'q=%C3%96l+5W&fit=vw.golf&top=1&sort=price-asc&page=2',
  )
})

test.each([
  ['reversed prices are swapped', 'price-min=50&price-max=20', 'price-min=20&price-max=50'],
  ['thousands may be grouped', 'price-max=1.200', 'price-max=1200'],
  ['a broken fit is none', 'fit=../etc&fit=VW', ''],
  ['a model alone is none', 'fit=.golf', ''],
  ['a page beyond every list is the last there can be', 'page=99999999', 'page=100000'],
])('%s', (_, query, expected) => expect(canonical(query)).toBe(expected))

test('a price range counts as one filter', () => {
  const count = (query: string) => activeAccessoryFilters(parseAccessoryList(new URLSearchParams(query)))
  expect(count('')).toBe(0)
  expect(count('price-min=1&price-max=2')).toBe(1)
  expect(count('q=x&fit=vw&price-min=1&top=1&sort=name')).toBe(4)
})
