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
