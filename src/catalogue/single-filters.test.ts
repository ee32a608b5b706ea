import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { activeCount } from './active-filters.ts'
import { normalisedFilters } from './arbitrary-filters.ts'
import { NO_FILTERS } from './filters.ts'
import { singleFilters } from './single-filters.ts'

test('there are as many as the count says, and each can be taken away alone', () => {
  fc.assert(
    fc.property(normalisedFilters, (filters) => {
      const singles = singleFilters(filters)
      expect(singles).toHaveLength(activeCount(filters))
      for (const { without } of singles) expect(activeCount(without)).toBe(singles.length - 1)
      expect(new Set(singles.map(({ param, value }) => `${param}=${value}`)).size).toBe(singles.length)
    }),
  )
})

test('a price that is taken away leaves its kind, so that the range is the default one of that kind', () => {
  const rates = { ...NO_FILTERS, price: { kind: 'LOAN_RATE_RANGE' as const, min: 100, max: 300 } }
  expect(singleFilters(rates).map(({ param, without }) => [param, without.price])).toEqual([
    ['price', { kind: 'LOAN_RATE_RANGE' }],
  ])
  const cash = { ...NO_FILTERS, price: { kind: 'CASH_RANGE' as const, max: 20_000 } }
  expect(singleFilters(cash)[0]?.without).toEqual(NO_FILTERS)
})
