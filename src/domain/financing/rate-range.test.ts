import { expect, it } from 'vitest'
import { LEASING_LINK_RANGE, LOAN_RANGE_FALLBACK, widestRange } from './rate-range.ts'

it('holds all of several ranges, and is none of none', () => {
  expect(widestRange([{ min: 200, max: 300 }, null, { min: 150, max: 250 }])).toEqual({ min: 150, max: 300 })
  expect(widestRange([{ min: 200, max: 300 }])).toEqual({ min: 200, max: 300 })
  expect(widestRange([null, null])).toBeNull()
  expect(widestRange([])).toBeNull()
})

it('has what the specification gives a merchant that says nothing', () => {
  expect([LOAN_RANGE_FALLBACK, LEASING_LINK_RANGE]).toEqual([
    { min: 205, max: 788 },
    { min: 124, max: 1113 },
  ])
})
