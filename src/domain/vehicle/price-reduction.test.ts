import { describe, expect, it } from 'vitest'
import { lowestBeforeReduction, lowestOfThirtyDays } from './price-reduction.ts'

const day = (n: number, price: number) => ({ at: new Date(Date.UTC(2026, 0, n)), price })

describe('lowestBeforeReduction', () => {
  it('names the price before a plain reduction', () => {
    expect(lowestBeforeReduction([day(1, 20_000), day(10, 19_000)])).toBe(20_000)
  })
  it('counts a price from long ago that was still in force 30 days ago', () => {
    expect(lowestBeforeReduction([day(1, 20_000), day(100, 19_000)])).toBe(20_000)
  })
  it('takes the lowest of the 30 days, so that raising the price first has no effect', () => {
    expect(lowestBeforeReduction([day(1, 18_000), day(50, 22_000), day(60, 17_500)])).toBe(18_000)
    expect(lowestBeforeReduction([day(1, 18_000), day(50, 22_000), day(60, 19_000)])).toBeNull()
  })
  it('ignores prices that ended more than 30 days before', () => {
    expect(lowestBeforeReduction([day(1, 15_000), day(20, 22_000), day(60, 19_000)])).toBe(22_000)
  })
  it('ends the 30 days to the millisecond', () => {
    const latest = Date.UTC(2026, 3, 1)
    const THIRTY_DAYS_MS = 2_592_000_000
    const lowest = (endOfFirst: number) =>
      lowestBeforeReduction([
        { at: new Date(latest - 2 * THIRTY_DAYS_MS), price: 10_000 },
        { at: new Date(endOfFirst), price: 12_000 },
        { at: new Date(latest), price: 11_000 },
      ])
    expect(lowest(latest - THIRTY_DAYS_MS), 'the first price is forgotten').toBe(12_000)
    expect(lowest(latest - THIRTY_DAYS_MS + 1), 'it was in force when the 30 days began').toBeNull()
  })
  it('announces no reduction to an earlier price', () => {
    expect(lowestBeforeReduction([day(1, 18_000), day(10, 20_000), day(20, 18_000)])).toBeNull()
  })
  it('gives nothing without a change or after a rise', () => {
    expect(lowestBeforeReduction([day(1, 15_000)])).toBeNull()
    expect(lowestBeforeReduction([])).toBeNull()
    expect(lowestBeforeReduction([day(1, 15_000), day(2, 16_000)])).toBeNull()
  })
})

describe('lowestOfThirtyDays', () => {
  const now = new Date(Date.UTC(2026, 1, 20))
  it('takes the present price and those that ended within 30 days', () => {
    expect(lowestOfThirtyDays([day(1, 18_000), day(10, 21_000), day(40, 20_000)], now)).toBe(20_000)
    expect(lowestOfThirtyDays([day(1, 18_000), day(30, 21_000), day(40, 20_000)], now)).toBe(18_000)
  })
  it('ends with the day on which a price has ended 30 days before', () => {
    expect(lowestOfThirtyDays([day(1, 18_000), day(21, 21_000)], now)).toBe(21_000)
    expect(lowestOfThirtyDays([day(1, 18_000), day(22, 21_000)], now)).toBe(18_000)
  })
  it('knows none of a car that was never advertised', () => {
    expect(lowestOfThirtyDays([], now)).toBeNull()
  })
})
