import { expect, it } from 'vitest'
import { addDays } from '#domain/delivery/calendar-day.ts'
import { daysOf, readyDay } from './days.ts'

it('ends with the longest wait for dealer, bank and transfer, and begins without any', () => {
  const terms = { group: 'NORMAL', calendar: 'EXCLUDE_WEEKEND' } as const
  const days = (today: string, isFinanced: boolean, method: 'BANK_TRANSFER' | null = null, ready = today) =>
    daysOf(
      { today, ready },
      terms,
      { vehicles: 'DELIVERY', accessories: null },
      [{ type: 'VEHICLE' }],
      { dealer: undefined, destination: undefined },
      { method, isFinanced },
    )!
  const today = '2026-08-03'
  const waiting = (wait: number) => days(addDays(today, wait - 10), false).latest
  expect(days(today, true)).toEqual({ earliest: days(today, false).earliest, latest: waiting(28) })
  expect(days(today, true, 'BANK_TRANSFER').latest).toBe(waiting(35))
  expect(days(today, false, 'BANK_TRANSFER').latest).toBe(waiting(17))
  const later = '2026-11-02'
  expect(days(today, false, null, later).earliest, 'the dealer has the car only then').toBe(days(later, false).earliest)
  expect(days(today, true, 'BANK_TRANSFER', later).latest >= later, 'and delivers after it').toBe(true)
})

it.each([
  [{ availableFrom: '2027-03-01', availability: 5 }, '2027-03-01'],
  [{ availableFrom: null, availability: 5 }, '2026-08-08'],
  [{ availableFrom: '2026-01-01', availability: null }, '2026-08-03'],
  [{ availableFrom: null, availability: null }, '2026-08-03'],
])('a dealer has a car of %o on %s', (attributes, day) => {
  expect(readyDay(attributes, '2026-08-03')).toBe(day)
})
