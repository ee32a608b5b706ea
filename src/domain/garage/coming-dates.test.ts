import { expect, it } from 'vitest'
import { comingDates } from './coming-dates.ts'

const booked = (startsAt: string) => ({ startsAt, title: 'Räderwechsel' })

it('puts the next date first, a month behind the booked days of it', () => {
  const car = {
    ...{ nextInspection: '2026-12', nextService: '2027-03', warrantyUntil: '2026-11' },
    booked: [booked('2026-12-04T08:30:00.000Z')],
  }
  expect(comingDates(car, '2026-11-23').map(({ kind, at }) => [kind, at])).toEqual([
    ['WARRANTY_END', '2026-11'],
    ['BOOKED', '2026-12-04T08:30:00.000Z'],
    ['INSPECTION', '2026-12'],
    ['SERVICE', '2027-03'],
  ])
})

it('keeps what is overdue, and drops past bookings and ended warranties', () => {
  const car = {
    ...{ nextInspection: '2026-10', nextService: null, warrantyUntil: '2026-10' },
    booked: [booked('2026-11-22T08:30:00.000Z')],
  }
  expect(comingDates(car, '2026-11-23')).toEqual([{ kind: 'INSPECTION', at: '2026-10', isOverdue: true }])
})
