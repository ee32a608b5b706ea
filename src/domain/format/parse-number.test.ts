import { expect, it } from 'vitest'
import { parseNumber } from './parse-number.ts'

it.each([
  ['0', 0],
  ['1500', 1500],
  ['1.500', 1500],
  ['1,500', 1500],
  ['1 500', 1500],
  ['1’500', 1500],
  ['1.234.567,5', 1_234_567.5],
  ['1,234,567.5', 1_234_567.5],
  ['1234567,89', 1_234_567.89],
  ['3.99', 3.99],
  ['3,99', 3.99],
  ['0,5', 0.5],
  ['1000000000000', 1e12],
])('%j is read as %d', (text, number) => expect(parseNumber(text)).toBe(number))

it.each([
  '',
  '-1',
  '1,',
  ',5',
  '12.34,5',
  '1.500.50',
  '1,500,50',
  '1.234,567',
  '0.500',
  '0,125',
  '1.5000',
  '1e3',
  'x1',
  '1000000000001',
])('%j is no number', (text) => expect(parseNumber(text)).toBeUndefined())

it('takes as many decimals as are asked for', () => {
  expect(['4,9', '4,99', '4'].map((text) => parseNumber(text, 1))).toEqual([4.9, undefined, 4])
  expect(['4,9', '4.900'].map((text) => parseNumber(text, 0))).toEqual([undefined, 4900])
})
