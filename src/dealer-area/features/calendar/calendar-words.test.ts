import { expect, it } from 'vitest'
import { minutesOfHours } from '#domain/appointments/minutes-of-hours.ts'
import { hoursOf } from './calendar-words.server.ts'

it('hours are read as the minutes they were shown for', () => {
  for (let minutes = 0; minutes <= 1440; minutes++)
    for (const locale of ['de', 'en'] as const) expect(minutesOfHours(hoursOf(minutes, locale))).toBe(minutes)
  expect([hoursOf(495, 'de'), hoursOf(1290, 'en'), hoursOf(480, 'de')]).toEqual(['8,25', '21.5', '8'])
})
