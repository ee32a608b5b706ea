import { expect, it } from 'vitest'
import { valueLine } from './value-history.ts'

const SUMMER = [
  { month: '2026-09', value: 15_000_00 },
  { month: '2026-11', value: 14_400_00 },
]

it('ends with the value of today, which replaces that of the month', () => {
  expect(valueLine(SUMMER, '2026-11-23', 14_200_00)).toEqual([
    { month: '2026-09', value: 15_000_00 },
    { month: '2026-11', value: 14_200_00 },
  ])
  expect(valueLine(SUMMER, '2026-12-01', 14_000_00).map(({ month }) => month)).toEqual([
    '2026-09',
    '2026-11',
    '2026-12',
  ])
})

it('keeps the earlier values where there is none today, and draws nothing through one month', () => {
  expect(valueLine(SUMMER, '2026-11-23', null)).toEqual(SUMMER)
  expect(valueLine(SUMMER.slice(1), '2026-11-23', 14_200_00)).toEqual([])
  expect(valueLine([], '2026-11-23', 14_200_00)).toEqual([])
})
