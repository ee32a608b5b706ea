import { expect, it } from 'vitest'
import { parseKilometres, parseWholeNumber } from './parse-whole-number.ts'

it.each([
  ['240', 240],
  ['1.400', 1400],
  ['− 1,400 €', -1400],
  ['-€240', -240],
  ['− € 240', -240],
  ['18.490,-', 18490],
  ['18.490,– €', 18490],
  ['240 EUR', 240],
  ['12.500 Euro', 12500],
  ['12.500,00', 12500],
  ['€8,000.00', 8000],
  ['0', 0],
])('%s is %i', (text, euros) => expect(parseWholeNumber(text)).toBe(euros))

it.each(['', '12,5', '9.150 km', '1.40', 'viel', '99999999'])('%s is no whole amount', (text) =>
  expect(parseWholeNumber(text)).toBeUndefined(),
)

it('kilometres are read with their unit, and amounts are none', () => {
  expect(['9.150 km', '9150km', '9.150'].map(parseKilometres)).toEqual([9150, 9150, 9150])
  expect(parseKilometres('viel km')).toBeUndefined()
})
