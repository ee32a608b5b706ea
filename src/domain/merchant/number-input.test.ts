import { expect, it } from 'vitest'
import { cents, decimal, decimalText, eurosText, wholeNumber } from './number-input.ts'

it.each([
  ['0', 0],
  ['7', 7],
  [' 250 ', 250],
  ['1500', 1500],
  ['1.500', 1500],
  ['1.234.567,5', 1_234_567.5],
  ['1234567,89', 1_234_567.89],
  ['0,99', 0.99],
  ['1.500,- €', 1500],
  ['250,–', 250],
  ['1,234', 1234],
  ['1.5', 1.5],
  ['3.99', 3.99],
  ['1,500.50', 1500.5],
  ['1 500', 1500],
])('%j is a number as people write it', (text, number) => expect(decimal.parse(text)).toBe(number))

it.each(['-1', '1,', ',5', '0.125', '12.34,5', 'x', '1x', 'x1', '1,5,5', '..'])('%j is none', (text) =>
  expect(decimal.safeParse(text).error?.issues.map(({ message }) => message)).toEqual(['INVALID']),
)

it('nothing at all is missing', () => {
  for (const nothing of ['', '  ', undefined])
    expect(decimal.safeParse(nothing).error?.issues[0]?.message).toBe('REQUIRED')
})

it('euros are whole cents', () => {
  expect(['4,90', '1.500', '0,01', '19,99', '1,15', '8,2'].map((text) => cents.parse(text))).toEqual([
    ...[490, 150_000, 1, 1999, 115, 820],
  ])
})

it('kilometres and months are whole, ten millions at most', () => {
  expect(['0', '12', '200.000', '10.000.000'].map((text) => wholeNumber.parse(text))).toEqual([
    ...[0, 12, 200_000, 10_000_000],
  ])
  expect(['1,5', '10.000.001'].map((text) => wholeNumber.safeParse(text).success)).toEqual([false, false])
})

it('a stored number is shown as it can be entered', () => {
  expect([decimalText(3.9), decimalText(60), eurosText(490), eurosText(150_000), eurosText(1), eurosText(0)]).toEqual([
    ...['3,9', '60', '4,90', '1500', '0,01', '0'],
  ])
})
