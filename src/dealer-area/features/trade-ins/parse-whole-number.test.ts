import { expect, it } from 'vitest'
import { parseWholeNumber } from './parse-whole-number.ts'

it.each([
  ['240', 240],
  ['1.400', 1400],
  ['− 1,400 €', -1400],
  ['0', 0],
])('%s is %i', (text, euros) => expect(parseWholeNumber(text)).toBe(euros))

it.each(['', '12,5', '1.40', 'viel', '99999999'])('%s is no whole amount', (text) =>
  expect(parseWholeNumber(text)).toBeUndefined(),
)
