import { expect, it } from 'vitest'
import { grouped } from './figures.ts'

it('groups thousands as the language does', () => {
  expect([0, 999, 1000, 12_990, 1_234_567].map((value) => grouped(value, 'de'))).toEqual([
    '0',
    '999',
    '1.000',
    '12.990',
    '1.234.567',
  ])
  expect(grouped(12_990, 'en')).toBe('12,990')
})
