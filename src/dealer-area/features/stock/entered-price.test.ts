import { expect, it } from 'vitest'
import { enteredPrice } from './entered-price.ts'

it.each([
  ['19990', 19_990],
  ['19.990', 19_990],
  ['19,990', 19_990],
  ['19 990 €', 19_990],
  ['€19,990', 19_990],
  ['19.990,- €', 19_990],
  ['19.990,50', 19_990.5],
  ['19,990.5', 19_990.5],
  ['1.234.567', 1_234_567],
  ['-500', undefined],
  ['12345678900', undefined],
  ['3 %', undefined],
  ['viel', undefined],
])('%s is %s', (text, euros) => {
  expect(enteredPrice(text)).toBe(euros)
})
