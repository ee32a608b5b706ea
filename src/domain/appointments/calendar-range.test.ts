import { expect, it } from 'vitest'
import { calendarRange, weekNumber } from './calendar-range.ts'

it('a week begins on Monday, a month shows whole weeks', () => {
  expect(calendarRange('week', '2026-11-29')).toEqual({
    ...{ from: '2026-11-23', to: '2026-11-29', earlier: '2026-11-22', later: '2026-12-06' },
  })
  expect(calendarRange('month', '2026-12-31')).toEqual({
    ...{ from: '2026-11-30', to: '2027-01-03', earlier: '2026-11-01', later: '2027-01-01' },
  })
  expect(calendarRange('day', '2026-03-01')).toMatchObject({ earlier: '2026-02-28', later: '2026-03-02' })
})

it.each([
  ['2026-11-23', 48],
  ['2027-01-03', 53],
  ['2027-01-04', 1],
  ['2024-12-30', 1],
])('%s is in week %i', (day, week) => expect(weekNumber(day)).toBe(week))

it('a month that ends on a Sunday ends there', () => {
  expect(calendarRange('month', '2027-02-10')).toMatchObject({ from: '2027-02-01', to: '2027-02-28' })
  expect(calendarRange('month', '2026-05-04')).toMatchObject({ from: '2026-04-27', to: '2026-05-31' })
})
