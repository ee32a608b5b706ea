import { expect, it } from 'vitest'
import { withUnit } from './unit.ts'

it('writes a figure with its unit, after it or before it', () => {
  expect(withUnit('62.000', 'km')).toBe('62.000 km')
  expect(withUnit('15,000', { before: '€' })).toBe('€15,000')
  expect(withUnit('2019')).toBe('2019')
})
