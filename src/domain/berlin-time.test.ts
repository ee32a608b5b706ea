import { expect, it } from 'vitest'
import { berlinToday, berlinYear } from './berlin-time.ts'

it.each([
  ['2026-12-31T22:59:59.999Z', '2026-12-31', 2026],
  ['2026-12-31T23:00:00.000Z', '2027-01-01', 2027],
  ['2026-07-31T21:59:59.999Z', '2026-07-31', 2026],
  ['2026-07-31T22:00:00.000Z', '2026-08-01', 2026],
  ['2026-03-29T00:59:59.999Z', '2026-03-29', 2026],
])('at %s it is %s in Berlin', (instant, day, year) => {
  const now = new Date(instant)
  expect([berlinToday(now), berlinYear(now)]).toEqual([day, year])
  const dayBefore = new Date(now.getTime() - 86_400_000)
  expect(berlinToday(dayBefore) < day).toBe(true)
  expect(berlinToday(now)).toBe(day)
})
