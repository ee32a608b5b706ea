import { expect, it } from 'vitest'
import { RecentCounts } from './recent-counts.ts'

it('sums the last minutes and forgets the earlier ones', () => {
  let now = 0
  const counts = new RecentCounts(2, 15, () => now)
  counts.add(0)
  now = 14 * 60_000
  counts.add(0)
  counts.add(1)
  expect(counts.totals()).toEqual([2, 1])
  now = 15 * 60_000
  expect(counts.totals()).toEqual([1, 1])
  now = 29 * 60_000
  expect(counts.totals()).toEqual([0, 0])
  counts.add(1)
  expect(counts.totals()).toEqual([0, 1])
})
