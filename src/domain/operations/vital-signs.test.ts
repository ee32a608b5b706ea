import { expect, it } from 'vitest'
import { isWrong, quantileOfBuckets } from './vital-signs.ts'

it('is wrong above its limit, and where what should be measured is not', () => {
  expect(isWrong({ sign: 'BACKUP_AGE', value: 26 })).toBe(false)
  expect(isWrong({ sign: 'BACKUP_AGE', value: 27 })).toBe(true)
  expect(isWrong({ sign: 'BACKUP_AGE', value: null })).toBe(true)
  expect(isWrong({ sign: 'PAGES_FROM_MEMORY', value: 0 })).toBe(false)
})

it('finds quantiles between the bounds', () => {
  const buckets = [
    { upTo: 10, count: 50 },
    { upTo: 20, count: 90 },
    { upTo: 40, count: 100 },
    { upTo: Infinity, count: 100 },
  ]
  expect(quantileOfBuckets(buckets, 0.5)).toBe(10)
  expect(quantileOfBuckets(buckets, 0.25)).toBe(5)
  expect(quantileOfBuckets(buckets, 0.95)).toBe(30)
  expect(quantileOfBuckets([], 0.5)).toBeNull()
  expect(
    quantileOfBuckets(
      [
        { upTo: 10, count: 1 },
        { upTo: Infinity, count: 4 },
      ],
      0.95,
    ),
  ).toBe(10)
})
