import { describe, expect, it } from 'vitest'
import { dayToOpen } from './day-to-open.server.ts'

/** The week of Monday, 23 November 2026, closed on Sunday. */
function week(busy: readonly string[]) {
  const days = [23, 24, 25, 26, 27, 28, 29].map((date) => ({
    ...{ day: `2026-11-${date}`, closed: date === 29 ? 'CLOSED' : null, blocks: [] },
  }))
  return { days, appointments: busy.map((day) => ({ day })) }
}

describe('the day a calendar opens on', () => {
  it.each([
    ['today, where it has appointments', ['2026-11-24', '2026-11-27'], '2026-11-24', '2026-11-24'],
    ['the next day with appointments', ['2026-11-23', '2026-11-28', '2026-11-27'], '2026-11-25', '2026-11-27'],
    ['today, where nothing follows', ['2026-11-23'], '2026-11-25', '2026-11-25'],
    ['no free Sunday', ['2026-11-23'], '2026-11-29', null],
    ['a Sunday with appointments', ['2026-11-29'], '2026-11-29', '2026-11-29'],
  ])('is %s', (_, busy, today, expected) => expect(dayToOpen(week(busy), today)).toBe(expected))
})
