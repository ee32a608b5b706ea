import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { activeCount } from './active-filters.ts'
import { normalisedFilters } from './arbitrary-filters.ts'
import { NO_FILTERS } from './filters.ts'
import { singleFilters } from './single-filters.ts'

test('there are as many as are counted, and each can be removed alone', () => {
  fc.assert(
    fc.property(normalisedFilters, (filters) => {
      const singles = singleFilters(filters)
      expect(singles).toHaveLength(activeCount(filters))
      for (const { without } of singles) expect(activeCount(without)).toBe(singles.length - 1)
      expect(new Set(singles.map(({ param, value }) => `${param}=${value}`)).size).toBe(singles.length)
    }),
  )
})

test('removing a price leaves its kind, so that the default range of that kind applies', () => {
  const rates = { ...NO_FILTERS, price: { kind: 'LOAN_RATE_RANGE' as const, min: 100, max: 300 } }
  expect(singleFilters(rates).map(({ param, without }) => [param, without.price])).toEqual([
    ['price', { kind: 'LOAN_RATE_RANGE' }],
  ])
  const cash = { ...NO_FILTERS, price: { kind: 'CASH_RANGE' as const, max: 20_000 } }
  expect(singleFilters(cash)[0]?.without).toEqual(NO_FILTERS)
})
