import { describe, expect, it, test } from 'vitest'
import { hoursOn, weekdayOf } from './opening-hours.ts'
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

  const only = (days: string, hours: string | null) => (time: string) =>
    openingState(
      [
        { days, hours },
        { days: '1-7', hours: null },
      ],
      null,
      new Date(time),
    )

  it('names a day within a week, when its weekday says which one is meant', () => {
    const mondays = only('1', '09:00–18:00')
    // Tuesday, and Monday after closing.
    expect(mondays('2026-11-24T10:00:00+01:00')).toEqual({
      ...{ kind: 'CLOSED_TODAY', next: { day: '2026-11-30', minutes: 540 } },
    })
    expect(mondays('2026-11-23T19:00:00+01:00')).toEqual({ kind: 'CLOSED_NOW', next: null })
  })

  it('counts a break as open, and hours that are no times all day', () => {
    const breaks = only('1', '09:00–12:00, 13:00–18:15')
    expect(breaks('2026-11-23T12:30:00+01:00')?.kind).toBe('OPEN_TODAY')
    expect(breaks('2026-11-23T18:14:00+01:00')?.kind).toBe('OPEN_TODAY')
    expect(breaks('2026-11-23T18:15:00+01:00')?.kind).toBe('CLOSED_NOW')
    expect(only('1', 'nach Vereinbarung')('2026-11-23T23:00:00+01:00')).toEqual({
      ...{ kind: 'OPEN_TODAY', hours: 'nach Vereinbarung' },
    })
  })

  it('is known only where the weekday has a row', () => {
    expect(
      openingState([{ days: '1-5', hours: '09:00–18:00' }], null, new Date('2026-11-22T10:00:00Z')),
    ).toBeUndefined()
  })
})

it('weekdays run from Monday to Sunday', () => {
  expect(['2026-11-23', '2026-11-28', '2026-11-29'].map(weekdayOf)).toEqual([1, 6, 7])
})
