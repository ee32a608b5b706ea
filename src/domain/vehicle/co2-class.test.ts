import { expect, test } from 'vitest'
import { co2ClassOf, hasWltpValues } from './co2-class.ts'

test.each([
  [0, 'A'],
  [0.4, 'A'],
  [1, 'B'],
  [95, 'B'],
  [95.5, 'C'],
  [115, 'C'],
  [116, 'D'],
  [135, 'D'],
  [136, 'E'],
  [155, 'E'],
  [156, 'F'],
  [175, 'F'],
  [176, 'G'],
  [420, 'G'],
])('%d g/km is class %s', (grams, co2Class) => {
  expect(co2ClassOf(grams)).toBe(co2Class)
})

test('values are taken as WLTP from September 2018 on', () => {
  expect(hasWltpValues('2018-08')).toBe(false)
  expect(hasWltpValues('2018-09')).toBe(true)
  expect(hasWltpValues(null)).toBe(true)
})
