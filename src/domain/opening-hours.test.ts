import { expect, test } from 'vitest'
import { hoursOn } from './opening-hours.ts'

const HOURS = [
  { days: '1-5', hours: '09:00–18:30' },
  { days: '6', hours: '09:00–14:00' },
]

test.each([
  ['2026-11-16', '09:00–18:30'],
  ['2026-11-20', '09:00–18:30'],
  ['2026-11-21', '09:00–14:00'],
  ['2026-11-22', undefined],
])('on %s: %s', (day, hours) => {
  expect(hoursOn(HOURS, day)?.hours).toBe(hours)
})
