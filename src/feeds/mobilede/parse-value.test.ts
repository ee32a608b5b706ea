import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  parseBoolean,
  parseDate,
  parseDecimal,
  parseInteger,
  parseMoney,
  parseMonth,
  parseFeedNumber,
} from './parse-value.ts'

test.each([
  ['1.234,50', 1234.5],
  ['1234,5', 1234.5],
  ['1234.50', 1234.5],
  ['12.990', 12_990],
  ['1.234.567', 1_234_567],
  ['20980', 20_980],
  ['20980.000', 20_980],
  ['-5', -5],
  ['1,234.50', undefined],
  ['1e5', undefined],
  ['0x10', undefined],
  ['12 990', undefined],
  ['VB', undefined],
])('%s is the number %s', (text, number) => {
  expect(parseFeedNumber(text)).toBe(number)
})

test('small quantities read a single point as a decimal point', () => {
  expect(['4.6', '4,6', '4.600', '14'].map(parseDecimal)).toEqual([4.6, 4.6, 4.6, 14])
})

test('whole numbers may have empty decimals, nothing more', () => {
  expect(['68450', '68.450', '68450.00', '4,5', ''].map(parseInteger)).toEqual([
    68_450,
    68_450,
    68_450,
    undefined,
    undefined,
  ])
})

test('euros become cents', () => {
  expect(['20980', '20.980,00 €', '0.07', '19,999', '12.990 EUR'].map(parseMoney)).toEqual([
    20_980_00, 20_980_00, 7, 20_00, 12_990_00,
  ])
})

test('every amount of cents survives both spellings', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000_00 }), (cents) => {
      const decimals = String(cents % 100).padStart(2, '0')
      const euros = Math.floor(cents / 100)
      expect(parseMoney(`${euros}.${decimals}`)).toBe(cents)
      expect(parseMoney(`${euros.toLocaleString('de-DE')},${decimals}`)).toBe(cents)
    }),
  )
})

test.each([
  ['09.2020', '2020-09'],
  ['9.2020', '2020-09'],
  ['09/2020', '2020-09'],
  ['01.09.2020', '2020-09'],
  ['2020-09', '2020-09'],
  ['2020-09-01', '2020-09'],
  ['202009', '2020-09'],
  ['13.2020', undefined],
  ['00.2020', undefined],
  ['2020', undefined],
  ['09.20', undefined],
  ['neu', undefined],
])('%s is the month %s', (text, month) => {
  expect(parseMonth(text)).toBe(month)
})

test('days must exist', () => {
  expect(['20.11.2026', '1.2.2027', '2026-11-20'].map(parseDate)).toEqual(['2026-11-20', '2027-02-01', '2026-11-20'])
  expect(['31.02.2026', '2026-13-01', 'sofort', '', '00.00.0000'].map(parseDate)).toEqual(Array(5).fill(undefined))
})

test('days are within years that PostgreSQL and cars allow', () => {
  expect(['01.01.1900', '31.12.2100'].map(parseDate)).toEqual(['1900-01-01', '2100-12-31'])
  expect(['01.01.0000', '31.12.1899', '01.01.2101'].map(parseDate)).toEqual(Array(3).fill(undefined))
})

test('flags are 1 and 0, or words', () => {
  expect(['1', 'Ja', 'true', '0', 'nein', 'N', '2', 'x'].map(parseBoolean)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
    undefined,
    undefined,
  ])
})
