import { expect, it } from 'vitest'
import { afterOpenMinutes, openMinutesBetween } from './due-time.ts'

const COLOGNE = {
  openingHours: [
    { days: '1-5', hours: '08:00–18:30' },
    { days: '6', hours: '09:00–14:00' },
    { days: '7', hours: null },
  ],
  state: 'NW',
} as const
const due = (start: string, minutes = 240, business: Parameters<typeof afterOpenMinutes>[2] = COLOGNE) =>
  afterOpenMinutes(new Date(start), minutes, business)?.toISOString()

it.each([
  ['within a working day', '2026-11-24T09:00:00Z', '2026-11-24T13:00:00Z'],
  ['from opening time for what comes at night', '2026-11-24T02:00:00Z', '2026-11-24T11:00:00Z'],
  ['until the minute of closing', '2026-11-24T13:30:00Z', '2026-11-24T17:30:00Z'],
  ['from the next day for what comes after closing', '2026-11-24T19:00:00Z', '2026-11-25T11:00:00Z'],
  ['over the night', '2026-11-24T16:30:00Z', '2026-11-25T10:00:00Z'],
  ['over Saturday’s closing and Sunday', '2026-11-28T11:00:00Z', '2026-11-30T09:00:00Z'],
  ['over Christmas, until Monday', '2026-12-24T16:30:00Z', '2026-12-28T10:00:00Z'],
  ['in summer time', '2026-07-07T07:00:00Z', '2026-07-07T11:00:00Z'],
  ['over the night before clocks are put forward', '2027-03-27T12:00:00Z', '2027-03-30T09:00:00Z'],
])('counts open hours %s', (_, start, end) => expect(due(start)).toBe(new Date(end).toISOString()))

it('counts holidays of the seller’s state only there', () => {
  // Corpus Christi, 4 June 2026.
  expect(due('2026-06-04T07:00:00Z')).toBe('2026-06-05T10:00:00.000Z')
  expect(due('2026-06-04T07:00:00Z', 240, { ...COLOGNE, state: 'BE' })).toBe('2026-06-04T11:00:00.000Z')
})

it('leaves out a break at noon', () => {
  const business = { openingHours: [{ days: '1-5', hours: '08:00–12:00, 13:00–17:00' }], state: null }
  expect(due('2026-11-24T10:00:00Z', 120, business)).toBe('2026-11-24T13:00:00.000Z')
})

it('has no due time where a seller has no opening hours or never opens', () => {
  expect(due('2026-11-24T09:00:00Z', 240, { openingHours: [], state: null })).toBeUndefined()
  expect(
    due('2026-11-24T09:00:00Z', 240, { openingHours: [{ days: '1-7', hours: null }], state: null }),
  ).toBeUndefined()
})

it('begins and ends with the minute of the hours, however they are written', () => {
  const business = { openingHours: [{ days: '1-5', hours: '08:30 – 12:45' }], state: null }
  expect(due('2026-11-24T02:00:00Z', 255, business)).toBe('2026-11-24T11:45:00.000Z')
  expect(due('2026-11-24T02:00:00Z', 256, business)).toBe('2026-11-25T07:31:00.000Z')
})

it('looks ahead for 31 days', () => {
  const business = { openingHours: [{ days: '1-7', hours: '10:00–11:00' }], state: null }
  // 1 November to 2 December, an hour each.
  expect(due('2026-11-01T05:00:00Z', 32 * 60, business)).toBe('2026-12-02T10:00:00.000Z')
  expect(due('2026-11-01T05:00:00Z', 32 * 60 + 1, business)).toBeUndefined()
})

it('measures an answer in open minutes', () => {
  const between = (start: string, end: string) => openMinutesBetween(new Date(start), new Date(end), COLOGNE)
  expect(between('2026-11-24T09:00:00Z', '2026-11-24T09:20:30Z')).toBe(20)
  expect(between('2026-11-24T09:00:00Z', '2026-11-24T09:20:59.999Z')).toBe(20)
  // Saturday 13:00 to Monday 09:00: one hour before closing, one after opening.
  expect(between('2026-11-28T12:00:00Z', '2026-11-30T08:00:00Z')).toBe(120)
  expect(between('2026-11-29T08:00:00Z', '2026-11-29T20:00:00Z')).toBe(0)
  expect(openMinutesBetween(new Date(0), new Date(1), { openingHours: [], state: null })).toBeNull()
  const closed = { openingHours: [{ days: '1-7', hours: null }], state: null }
  expect(openMinutesBetween(new Date(0), new Date(1), closed)).toBeNull()
})
