import { expect, it } from 'vitest'
import { labelWithUnit, withUnit } from './unit.ts'

it('writes a figure with its unit, after it or before it', () => {
  expect(withUnit('62.000', 'km')).toBe('62.000 km')
  expect(withUnit('15,000', { before: '€' })).toBe('€15,000')
  expect(withUnit('2019')).toBe('2019')
})

it('names the unit after a label, wherever it stands at the figure', () => {
  expect(labelWithUnit('Kilometer von', 'km')).toBe('Kilometer von km')
  expect(labelWithUnit('Price from', { before: '€' })).toBe('Price from €')
  expect(labelWithUnit('Year from')).toBe('Year from')
})
