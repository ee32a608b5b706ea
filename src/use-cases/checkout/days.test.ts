import { expect, it } from 'vitest'
import { addDays } from '#domain/delivery/calendar-day.ts'
import { daysOf } from './days.ts'

it('ends with the longest wait for dealer, bank and transfer, and begins without any', () => {
  const terms = { group: 'NORMAL', calendar: 'EXCLUDE_WEEKEND' } as const
  const days = (today: string, isFinanced: boolean, method: 'BANK_TRANSFER' | null = null) =>
    daysOf(
      today,
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
})
