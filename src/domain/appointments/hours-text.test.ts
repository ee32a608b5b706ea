import { expect, it } from 'vitest'
import { readHours } from './hours-text.ts'

it.each([
  ['9-18:30', '09:00–18:30'],
  ['09:00 – 18:30', '09:00–18:30'],
  ['9 Uhr - 18 Uhr', '09:00–18:00'],
  ['9.30 bis 18 uhr', '09:30–18:00'],
  ['0–24', '00:00–24:00'],
])('reads %s', (text, hours) => expect(readHours(text)).toBe(hours))

it.each(['18-9', '9-9', '9', '9–18, 19–20', '9-25', '9:60-18', 'Uhr - 18', '9--18'])('refuses %s', (text) =>
  expect(readHours(text)).toBeUndefined(),
)
