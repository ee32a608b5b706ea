import { expect, it } from 'vitest'
import { effectiveRate } from './effective-rate.ts'
import { roundedPercent } from './interest.ts'

const flows = (...pairs: [months: number, euros: number][]) =>
  pairs.map(([months, euros]) => ({ months, cents: Math.round(euros * 100) }))

it.each([
  ['one payment after a year and a half', flows([0, 1000], [18, -1200]), 12.92],
  ['costs kept back at the beginning', flows([0, 950], [18, -1200]), 16.85],
  ['two payments, one a year', flows([0, 1000], [12, -600], [24, -600]), 13.07],
  ['payments after 3, 6 and 12 months', flows([0, 1000], [3, -272], [6, -272], [12, -544]), 13.19],
])('agrees with the directive on consumer credit for %s', (_, given, percent) => {
  expect(roundedPercent(effectiveRate(given)!)).toBe(percent)
})

it('is zero where exactly the loan is paid back, and unknown where nothing is paid back', () => {
  expect(effectiveRate(flows([0, 1000], [12, -1000]))).toBeCloseTo(0, 6)
  expect(effectiveRate(flows([0, 1000]))).toBeNull()
})

it('is unknown above ten percent a month', () => {
  expect(effectiveRate(flows([0, 1000], [1, -1099]))).toBeCloseTo(210.44, 2) // 1.099^12 − 1
  expect(effectiveRate(flows([0, 1000], [1, -1101]))).toBeNull()
  expect(effectiveRate(flows([0, 1000], [1, -990]))).toBeNull()
})

it('is shown with two decimals, halves rounded up', () => {
  expect([1.005, 1.0049, 5.494999, 5.495].map(roundedPercent)).toEqual([1.01, 1, 5.49, 5.5])
})
