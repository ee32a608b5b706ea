import { expect, it } from 'vitest'
import { parsePeriod, periodOfDay, periodsUntil } from './period.ts'

it('knows months, quarters and years by their names, and no other text', () => {
  expect(parsePeriod('2026-12')).toEqual({ unit: 'MONTH', name: '2026-12', from: '2026-12-01', to: '2027-01-01' })
  expect(parsePeriod('2026-Q4')).toMatchObject({ unit: 'QUARTER', from: '2026-10-01', to: '2027-01-01' })
  expect(parsePeriod('2026')).toMatchObject({ unit: 'YEAR', from: '2026-01-01', to: '2027-01-01' })
  expect(['2026-13', '2026-Q5', '1926', 'x'].map(parsePeriod)).toEqual([undefined, undefined, undefined, undefined])
})

it('finds the period of a day, and those before it across the turn of a year', () => {
  expect(periodOfDay('QUARTER', '2026-11-23').name).toBe('2026-Q4')
  expect(periodsUntil(periodOfDay('MONTH', '2026-01-05'), 3).map(({ name }) => name)).toEqual([
    '2025-11',
    '2025-12',
    '2026-01',
  ])
})

it('knows no name with something before it, and each month of the year', () => {
  expect(['x2026', '12026-11', '2026-11x', '2026-00', '2026-Q0', ''].map(parsePeriod)).toEqual(Array(6).fill(undefined))
  expect(parsePeriod('2026-09')).toMatchObject({ from: '2026-09-01', to: '2026-10-01' })
  expect(parsePeriod('2026-10')).toMatchObject({ from: '2026-10-01', to: '2026-11-01' })
})

it('counts quarters and years back', () => {
  expect(periodOfDay('QUARTER', '2026-01-31')).toMatchObject({ name: '2026-Q1', from: '2026-01-01', to: '2026-04-01' })
  expect(periodOfDay('QUARTER', '2026-12-31')).toMatchObject({ name: '2026-Q4', to: '2027-01-01' })
  expect(periodOfDay('YEAR', '2026-12-31')).toMatchObject({ name: '2026', from: '2026-01-01', to: '2027-01-01' })
  const names = (name: string, count: number) => periodsUntil(parsePeriod(name)!, count).map((period) => period.name)
  expect(names('2026-Q2', 4)).toEqual(['2025-Q3', '2025-Q4', '2026-Q1', '2026-Q2'])
  expect(names('2026', 3)).toEqual(['2024', '2025', '2026'])
  expect(names('2026-12', 2)).toEqual(['2026-11', '2026-12'])
})
