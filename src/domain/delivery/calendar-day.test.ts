import { expect, it } from 'vitest'
import { addDays, dayNumber, isDay } from './calendar-day.ts'

it.each(['1900-01-01', '1965-05-05', '1969-12-31', '1970-01-01', '2028-02-29', '2199-12-31'])('%s is a day', (text) =>
  expect(isDay(text)).toBe(true),
)

it.each([
  '1899-12-31',
  '2200-01-01',
  '0001-01-01',
  '2027-02-29',
  '2027-13-01',
  '2027-1-1',
  '1.1.2027',
  'x2027-01-01',
  '',
])('%j is none', (text) => expect(isDay(text)).toBe(false))

it('days are counted from 1970 on, and before it below zero', () => {
  expect(['1969-12-31', '1970-01-01', '1970-01-02'].map(dayNumber)).toEqual([-1, 0, 1])
  expect(addDays('1970-01-01', -1)).toBe('1969-12-31')
})
