import { describe, expect, it, test } from 'vitest'
import { hoursOn } from './opening-hours.ts'
import { openingState } from './opening-state.ts'

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

describe('whether a dealer is open', () => {
  const WEEK = [
    { days: '1-5', hours: '09:00–18:30' },
    { days: '6', hours: '09:30–14:00' },
    { days: '7', hours: null },
  ]
  const at = (time: string) => openingState(WEEK, 'NW', new Date(time))

  it('says when it opens next: after closing, on a Sunday and on a holiday', () => {
    expect(at('2026-11-23T10:00:00+01:00')).toEqual({ kind: 'OPEN_TODAY', hours: '09:00–18:30' })
    expect(at('2026-11-23T18:30:00+01:00')).toEqual({ kind: 'CLOSED_NOW', next: { day: '2026-11-24', minutes: 540 } })
    expect(at('2026-11-27T20:00:00+01:00')).toEqual({ kind: 'CLOSED_NOW', next: { day: '2026-11-28', minutes: 570 } })
    expect(at('2026-11-22T10:00:00+01:00')).toEqual({ kind: 'CLOSED_TODAY', next: { day: '2026-11-23', minutes: 540 } })
    // Good Friday to Easter Monday.
    expect(at('2026-04-03T10:00:00+02:00')).toEqual({ kind: 'CLOSED_TODAY', next: { day: '2026-04-04', minutes: 570 } })
    expect(at('2026-04-05T10:00:00+02:00')).toEqual({ kind: 'CLOSED_TODAY', next: { day: '2026-04-07', minutes: 540 } })
    expect(openingState([], null, new Date())).toBeUndefined()
  })
})
