import { expect, it } from 'vitest'
import { readHours } from './hours-text.ts'
import { minutesOfHours } from './minutes-of-hours.ts'

it.each([
  ['9-18:30', '09:00–18:30'],
  ['09:00 – 18:30', '09:00–18:30'],
  ['9 Uhr - 18 Uhr', '09:00–18:00'],
  ['9.30 bis 18 uhr', '09:30–18:00'],
  ['0–24', '00:00–24:00'],
  [' 9Uhr-18Uhr ', '09:00–18:00'],
  ['9:59-18:59', '09:59–18:59'],
])('reads %s', (text, hours) => expect(readHours(text)).toBe(hours))

it.each(['18-9', '9-9', '9', '9–18, 19–20', '9-25', '9:60-18', 'Uhr - 18', '9--18', '9-18:60', '9-24:01', '-'])(
  'refuses %s',
  (text) => expect(readHours(text)).toBeUndefined(),
)

it.each([
  ['21,5', 1290],
  ['21.5', 1290],
  [' 8 ', 480],
  ['0,25', 15],
  ['1,33', 80],
  ['0,01', 1],
  ['100', 6000],
])('%j hours are %d minutes', (text, minutes) => expect(minutesOfHours(text)).toBe(minutes))

it.each(['', 'x', '8h', 'x8', '1000', '8,', '1,234', '8;5', '-1', '8,x'])('%j is no number of hours', (text) =>
  expect(minutesOfHours(text)).toBeUndefined(),
)
