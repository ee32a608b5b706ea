import { expect, it } from 'vitest'
import { isWrong, quantileOfBuckets, VITAL_SIGNS } from './vital-signs.ts'

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

it.each([
  ['PAGE_P95', 300],
  ['REQUEST_P95', 100],
  ['STATEMENT_P95', 50],
  ['JOBS_WAITING', 0],
  ['MAILS_WAITING', 0],
  ['STANDBY_LAG', 1],
  ['STANDBYS_AWAY', 0],
  ['STANDBY_BEHIND', 64],
  ['STORE_ERRORS', 0],
  ['BACKUP_AGE', 26],
  ['RESTORE_TEST_AGE', 26],
  ['RESTORE_TEST_PROBLEMS', 0],
] as const)('%s is wrong above %d', (sign, max) => {
  expect(isWrong({ sign, value: max })).toBe(false)
  expect(isWrong({ sign, value: max + 0.1 })).toBe(true)
})

it('shares of the caches are never wrong, measured or not', () => {
  for (const sign of ['PAGES_FROM_MEMORY', 'CARS_FROM_SHELF'] as const)
    expect([0, 100, null].map((value) => isWrong({ sign, value }))).toEqual([false, false, false])
})

it('names the unit of each figure', () => {
  const units = Object.entries(VITAL_SIGNS).map(([sign, { unit }]) => `${sign} ${unit}`)
  expect(units).toEqual([
    ...['PAGE_P95 MILLISECONDS', 'REQUEST_P95 MILLISECONDS', 'STATEMENT_P95 MILLISECONDS'],
    ...['PAGES_FROM_MEMORY PERCENT', 'CARS_FROM_SHELF PERCENT', 'JOBS_WAITING COUNT', 'MAILS_WAITING COUNT'],
    ...[
      'STANDBY_LAG SECONDS',
      'STANDBYS_AWAY COUNT',
      'STANDBY_BEHIND MEGABYTES',
      'STORE_ERRORS COUNT',
      'BACKUP_AGE HOURS',
      'RESTORE_TEST_AGE HOURS',
      'RESTORE_TEST_PROBLEMS COUNT',
    ],
  ])
})
