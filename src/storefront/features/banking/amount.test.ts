import { expect, it } from 'vitest'
import { eurosOf } from './amount.ts'

it('amounts are read as people write them', () => {
  const german = ['2.840', '2840', '149,50', '149.5', '1 200 €', '1.234.567,89', '0'].map((text) => eurosOf(text, 'de'))
  expect(german).toEqual([2840, 2840, 149.5, 149.5, 1200, 1_234_567.89, 0])
  expect(['2,840', '149.50', '1,234.5'].map((text) => eurosOf(text, 'en'))).toEqual([2840, 149.5, 1234.5])
  expect(['', ' ', undefined].map((text) => eurosOf(text, 'de'))).toEqual([undefined, undefined, undefined])
  expect(['x', '-5', '1.2.3', '1,234', '12e3'].map((text) => eurosOf(text, 'de'))).toEqual([-1, -1, -1, -1, -1])
})
