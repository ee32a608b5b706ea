import { expect, it } from 'vitest'
import { FIRST_REMINDER_HOURS, REMINDERS, remindersDue } from './reminders.ts'

const startsAt = new Date('2026-12-10T08:00:00Z')
const before = (hours: number) => new Date(startsAt.getTime() - hours * 3_600_000)
const at = (hours: number, { booked = 200, reminders = 0 } = {}) =>
  remindersDue({ startsAt, changedAt: before(booked), reminders }, before(hours))

it('are due three days and one day before', () => {
  expect(at(73)).toEqual({ reminders: 0, isToSend: false })
  expect(at(72)).toEqual({ reminders: 1, isToSend: true })
  expect(at(70, { reminders: 1 })).toEqual({ reminders: 1, isToSend: false })
  expect(at(24, { reminders: 1 })).toEqual({ reminders: 2, isToSend: true })
  expect(at(1, { reminders: 2 })).toEqual({ reminders: 2, isToSend: false })
})

it('are not sent to somebody who has just booked, and only once where one was missed', () => {
  expect(at(71, { booked: 80 })).toEqual({ reminders: 1, isToSend: false })
  expect(at(24, { booked: 80, reminders: 1 })).toEqual({ reminders: 2, isToSend: true })
  expect(at(23, { booked: 23 })).toEqual({ reminders: 2, isToSend: false })
  expect(at(20)).toEqual({ reminders: 2, isToSend: true })
  expect(at(-1)).toEqual({ reminders: 2, isToSend: false })
})

it('are sent to somebody who booked half a day before them, and not once it has begun', () => {
  expect(at(72, { booked: 84 })).toEqual({ reminders: 1, isToSend: true })
  expect(at(72, { booked: 83.9 })).toEqual({ reminders: 1, isToSend: false })
  expect(at(0)).toEqual({ reminders: 2, isToSend: false })
  expect([REMINDERS, FIRST_REMINDER_HOURS]).toEqual([2, 72])
})
