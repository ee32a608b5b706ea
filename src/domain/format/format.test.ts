import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import {
  formatDate,
  formatDateOf,
  formatDayName,
  formatDayRange,
  formatInstant,
  formatNearInstant,
  formatMonth,
  formatMonthName,
  formatTime,
} from './dates.ts'
import { euroUnit, formatEuros, formatMoney, toCents } from './money.ts'
import { formatDifference, formatKilometres, formatNumber, formatPercent } from './numbers.ts'

it('groups thousands by the rules of the language', () => {
  expect([0, 999, 1000, 12_990, 1_234_567].map((value) => formatNumber(value, 'de'))).toEqual([
    '0',
    '999',
    '1.000',
    '12.990',
    '1.234.567',
  ])
  expect(formatNumber(12_990, 'en')).toBe('12,990')
})

it('shows at least the requested decimals and at most two', () => {
  expect([5, 5.4, 5.45].map((value) => formatNumber(value, 'de', 1))).toEqual(['5,0', '5,4', '5,45'])
  expect([5, 5.5, 1_234_567.891].map((value) => formatNumber(value, 'de'))).toEqual(['5', '5,5', '1.234.567,89'])
  expect([5.4, 0.05].map((value) => formatNumber(value, 'en', 2))).toEqual(['5.40', '0.05'])
})

it('writes percentages', () => {
  expect([formatPercent(5.4, 'de', 2), formatPercent(5.49, 'en', 2)]).toEqual(['5,40\u00A0%', '5.49%'])
  expect([formatPercent(19, 'de'), formatPercent(0.7, 'en')]).toEqual(['19\u00A0%', '0.7%'])
})

it('has fields for amounts show the euro where it is written', () => {
  expect(euroUnit('de')).toBe('€')
  expect(euroUnit('en')).toEqual({ before: '€' })
  expect([formatEuros(5, 'de').endsWith('€'), formatEuros(5, 'en').startsWith('€')]).toEqual([true, true])
})

it('writes money, whole or to the cent', () => {
  expect([formatMoney(12_990_00, 'de'), formatMoney(12_990_00, 'de', 2)]).toEqual(['12.990\u00A0€', '12.990,00\u00A0€'])
  expect([formatMoney(12_990_00, 'en'), formatMoney(12_990_00, 'en', 2)]).toEqual(['€12,990', '€12,990.00'])
  expect([formatMoney(49, 'de'), formatMoney(50, 'de'), formatMoney(199_50, 'en')]).toEqual([
    '0\u00A0€',
    '1\u00A0€',
    '€200',
  ])
  expect([0, 5, 1_234_567_89].map((cents) => formatMoney(cents, 'de', 2))).toEqual([
    '0,00\u00A0€',
    '0,05\u00A0€',
    '1.234.567,89\u00A0€',
  ])
  expect([formatEuros(249.9, 'de', 2), formatEuros(249.9, 'de', 'if-any'), formatEuros(249, 'en', 'if-any')]).toEqual([
    '249,90\u00A0€',
    '249,90\u00A0€',
    '€249',
  ])
})

it('writes a deduction with a minus sign, and never -0', () => {
  expect([formatMoney(-1_50, 'de', 2), formatMoney(-8_500_00, 'en')]).toEqual(['\u22121,50\u00A0€', '\u2212€8,500'])
  expect([formatMoney(-0, 'de', 2), formatMoney(-49, 'de'), formatNumber(-0.001, 'en')]).toEqual([
    '0,00\u00A0€',
    '0\u00A0€',
    '0',
  ])
  expect(formatNumber(-1_234, 'de')).toBe('\u22121.234')
})

it('writes a difference with its sign', () => {
  expect([12, 0, -1_234].map((value) => formatDifference(value, 'de'))).toEqual(['+12', '0', '\u22121.234'])
})

it('reads euros as whole cents', () => {
  expect([0.29, 1.1, 12_990, 19.99].map(toCents)).toEqual([29, 110, 12_990_00, 19_99])
})

it('writes days in one way for each language', () => {
  expect([formatDate('2026-11-20', 'de'), formatDate('2026-11-20', 'en')]).toEqual(['20.11.2026', '20 Nov 2026'])
  expect([formatDate('2026-09-05', 'de'), formatDate('2026-09-05', 'en')]).toEqual(['05.09.2026', '5 Sep 2026'])
  expect(formatMonth('2021-05')).toBe('05/2021')
  expect([formatMonthName('2026-12', 'de'), formatMonthName('2026-12', 'en')]).toEqual([
    'Dezember 2026',
    'December 2026',
  ])
})

it('names days as fully as there is room', () => {
  const names = (['full', 'withYear', 'weekdayAndDate', 'weekday', 'dayOfMonth'] as const).map((shown) =>
    formatDayName('2026-12-01', 'de', shown),
  )
  expect(names).toEqual(['Dienstag, 1. Dezember', 'Dienstag, 1. Dezember 2026', 'Di., 1.', 'Di', '1. Dez.'])
  expect(formatDayName('2026-12-01', 'en')).toBe('Tuesday 1 December')
})

it('names days from one to another with month and year once', () => {
  const spaced = (from: string, to: string, locale: 'de' | 'en') =>
    formatDayRange(from, to, locale).replaceAll(/\s/g, ' ')
  expect(spaced('2026-11-23', '2026-11-28', 'de')).toBe('23.–28. November 2026')
  expect(spaced('2026-11-30', '2026-12-05', 'de')).toBe('30. November – 5. Dezember 2026')
  expect(spaced('2026-12-28', '2027-01-02', 'en')).toBe('28 December 2026 – 2 January 2027')
})

it('writes times in the time zone of Berlin, each with its day on one line', () => {
  const summer = '2026-07-31T22:05:09Z'
  expect([formatDateOf(summer, 'de'), formatTime(summer)]).toEqual(['01.08.2026', '00:05'])
  expect(formatInstant('2026-11-20T13:30:00Z', 'de')).toBe('20.11.2026,\u00A014:30\u00A0Uhr')
  expect(formatInstant('2026-11-20T13:30:00Z', 'en')).toBe('20\u00A0Nov\u00A02026,\u00A014:30')
  const near = (day: string, locale: 'de' | 'en') => formatNearInstant('2026-11-20T13:30:00Z', locale, day)
  expect([near('2026-11-20', 'de'), near('2026-11-20', 'en')]).toEqual(['14:30\u00A0Uhr', '14:30'])
  expect([near('2026-11-19', 'de'), near('2026-11-21', 'en')]).toEqual([
    'Fr.,\u00A020.\u00A0Nov.,\u00A014:30\u00A0Uhr',
    'Fri\u00A020\u00A0Nov,\u00A014:30',
  ])
  expect(near('2027-01-02', 'de')).toBe('20.11.2026,\u00A014:30\u00A0Uhr')
  expect([formatInstant(summer, 'de', 'second'), formatInstant(summer, 'en', 'second')]).toEqual([
    '01.08.2026,\u00A000:05:09\u00A0Uhr',
    '1\u00A0Aug\u00A02026,\u00A000:05:09',
  ])
})

it('writes whole kilometres that no line breaks', () => {
  expect([formatKilometres(62_000, 'de'), formatKilometres(8.6, 'en')]).toEqual(['62.000\u00A0km', '9\u00A0km'])
})

/** They read the hands of Berlin's clock, and nobody sees what they write. */
const CLOCKS = ['domain/appointments/instants-of-day.ts', 'domain/berlin-time.ts']

it('is the only place that writes numbers and days', () => {
  const sources = path.resolve(import.meta.dirname, '../..')
  const others = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.') && !file.startsWith('domain/format/'))
    .filter((file) =>
      /\.toLocale\w*String\(|\bIntl\.(Number|DateTime)Format\(/.test(readFileSync(path.join(sources, file), 'utf8')),
    )
  expect(others.toSorted()).toEqual(CLOCKS)
})
