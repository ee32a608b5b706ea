import { expect, it } from 'vitest'
import { csvTable } from './csv.ts'
import { formatAppointment, formatDayName, formatShortDay } from './dates.ts'
import { sizeText } from './file-size.ts'
import { formatPlainNumber } from './numbers.ts'

it('a table has a line for each row, its cells between semicolons', () => {
  expect(
    csvTable([
      ['Marke', 'Preis'],
      ['VW', '12.990 €'],
    ]),
  ).toBe('Marke;Preis\r\nVW;12.990 €\r\n')
  expect(csvTable([['']])).toBe('\r\n')
})

// RFC 4180: a cell with a separator, a quotation mark or an end of a line stands in quotation marks, which are doubled inside.
it.each([
  ['a;b', '"a;b"'],
  ['5" Display', '"5"" Display"'],
  ['"', '""""'],
  ['a\nb', '"a\nb"'],
  ['a\r', '"a\r"'],
  ['a,b', 'a,b'],
])('the cell %j is written %s', (cell, written) => expect(csvTable([[cell]])).toBe(`${written}\r\n`))

it.each([
  ['=1+1', "'=1+1"],
  ['+49 221', "'+49 221"],
  ['-5', "'-5"],
  ['@sum', "'@sum"],
  ['\tx', "'\tx"],
  ['=a;b', '"\'=a;b"'],
  ['\rx', '"\'\rx"'],
  ['1=1', '1=1'],
  ['a-b', 'a-b'],
])('no spreadsheet calculates %j', (cell, written) => expect(csvTable([[cell]])).toBe(`${written}\r\n`))

it('a file has its size in whole kilobytes, or tenths of a megabyte', () => {
  expect([0, 1, 1499, 1500, 180_400, 999_000].map((bytes) => sizeText(bytes, 'de'))).toEqual([
    ...['1\u00A0KB', '1\u00A0KB', '1\u00A0KB', '2\u00A0KB', '180\u00A0KB', '999\u00A0KB'],
  ])
  expect([1_000_000, 4_149_999, 4_150_000, 12_000_000].map((bytes) => sizeText(bytes, 'de'))).toEqual([
    ...['1\u00A0MB', '4,1\u00A0MB', '4,2\u00A0MB', '12\u00A0MB'],
  ])
  expect(sizeText(4_100_000, 'en')).toBe('4.1\u00A0MB')
})

it('numbers for machines have no groups', () => {
  expect([formatPlainNumber(1_234_567.5, 'de'), formatPlainNumber(1_234_567.5, 'en')]).toEqual([
    '1234567,5',
    '1234567.5',
  ])
  expect([formatPlainNumber(5, 'de', 2), formatPlainNumber(5.126, 'en', 2), formatPlainNumber(5, 'de')]).toEqual([
    ...['5,00', '5.13', '5'],
  ])
})

it('a short day has its weekday and month in few letters', () => {
  expect([formatShortDay('2026-12-03', 'de'), formatShortDay('2026-12-03', 'en')]).toEqual([
    'Do., 3. Dez.',
    'Thu 3 Dec',
  ])
  expect([formatShortDay('2026-05-01', 'de'), formatShortDay('2026-05-01', 'en')]).toEqual(['Fr., 1. Mai', 'Fri 1 May'])
})

it('September has three letters in every short English date', () => {
  expect([formatShortDay('2026-09-03', 'en'), formatDayName('2026-09-03', 'en', 'dayOfMonth')]).toEqual([
    ...['Thu 3 Sep', '3 Sep'],
  ])
  expect([formatDayName('2026-09-03', 'en'), formatDayName('2026-09-03', 'en', 'withYear')]).toEqual([
    ...['Thursday 3 September', 'Thursday 3 September 2026'],
  ])
  expect([formatShortDay('2026-09-03', 'de'), formatDayName('2026-09-03', 'de', 'dayOfMonth')]).toEqual([
    ...['Do., 3. Sept.', '3. Sept.'],
  ])
})

it('an appointment is written in full, by the clock of Berlin', () => {
  const [winter, summer] = ['2026-12-01T08:00:00Z', '2026-06-30T22:05:00Z']
  expect([formatAppointment(winter, 'de'), formatAppointment(winter, 'en')]).toEqual([
    ...['Dienstag, 1. Dezember 2026, 09:00\u00A0Uhr', 'Tuesday 1 December 2026, 09:00'],
  ])
  expect(formatAppointment(summer, 'de')).toBe('Mittwoch, 1. Juli 2026, 00:05\u00A0Uhr')
})
