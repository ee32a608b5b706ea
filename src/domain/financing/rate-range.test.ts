import { expect, it } from 'vitest'
import { LEASING_LINK_RANGE, LOAN_RANGE_FALLBACK, widestRange } from './rate-range.ts'

it('covers all of several ranges, and is null without any', () => {
  expect(widestRange([{ min: 200, max: 300 }, null, { min: 150, max: 250 }])).toEqual({ min: 150, max: 300 })
  expect(widestRange([{ min: 200, max: 300 }])).toEqual({ min: 200, max: 300 })
  expect(widestRange([null, null])).toBeNull()
  expect(widestRange([])).toBeNull()
})

it('is the specification’s default for a merchant without one', () => {
  expect([LOAN_RANGE_FALLBACK, LEASING_LINK_RANGE]).toEqual([
    { min: 205, max: 788 },
    { min: 124, max: 1113 },
  ])
})
