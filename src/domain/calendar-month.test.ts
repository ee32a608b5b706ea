import { expect, it } from 'vitest'
import { addMonths, monthNumber, monthText } from './calendar-month.ts'

it('counts months across years', () => {
  expect(monthNumber('2021-05')).toBe(2021 * 12 + 4)
  expect([
    addMonths('2021-05', 8),
    addMonths('2021-12', 1),
    addMonths('2021-01', -1),
    addMonths('2021-05', -24),
  ]).toEqual(['2022-01', '2022-01', '2020-12', '2019-05'])
})

it('writes a month as it reads it', () => {
  expect([monthText(2021 * 12), monthText(2021 * 12 + 9), monthText(2021 * 12 + 11)]).toEqual([
    '2021-01',
    '2021-10',
    '2021-12',
  ])
})
