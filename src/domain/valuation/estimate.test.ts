import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  adjustedPrice,
  type Comparable,
  ENOUGH_COMPARABLES,
  estimateValue,
  logAsNew,
  MAX_DAYS_OLD,
  MAX_MONTHS_APART,
} from './estimate.ts'
import { quantileOf } from './weighted.ts'

const TODAY = '2026-11-21'
const CAR = { firstRegistration: '2022-11', mileage: 60_000 }
const offer = (price: number, more: Partial<Comparable> = {}): Comparable => ({ ...CAR, price: price * 100, ...more })
const prices = fc.array(fc.integer({ min: 1_000, max: 90_000 }), { minLength: 5, maxLength: 30 })

describe('an estimate', () => {
  it('is the price of identical offers', () => {
    const same = Array.from({ length: 6 }, () => offer(15_000))
    expect(estimateValue(CAR, same, TODAY)).toEqual({ value: 1_500_000, low: 1_500_000, high: 1_500_000, count: 6 })
  })

  it('is not made from fewer than five offers, nor from five with one outlier', () => {
    const four = [14_000, 15_000, 15_500, 16_000].map((price) => offer(price))
    expect(estimateValue(CAR, four, TODAY)).toBeUndefined()
    expect(estimateValue(CAR, [...four, offer(150_000)], TODAY)).toBeUndefined()
    expect(estimateValue(CAR, [...four, offer(15_200)], TODAY)?.count).toBe(5)
  })

  it('adjusts prices to the age and mileage of the car', () => {
    expect(adjustedPrice(offer(10_000, { mileage: 70_000 }), CAR, TODAY) / 100).toBeCloseTo(10_000 * Math.exp(0.02))
    const older = offer(10_000, { firstRegistration: '2021-11' })
    expect(adjustedPrice(older, CAR, TODAY) / 100).toBeCloseTo(10_000 * Math.exp(12 * 0.007))
    const younger = { firstRegistration: '2025-11', mileage: 60_000 }
    expect(adjustedPrice({ ...younger, price: 100 }, { ...younger, firstRegistration: '2024-11' }, TODAY)).toBeCloseTo(
      100 * Math.exp(-0.12),
    )
  })

  it('lies in its band, and the band among the prices', () => {
    fc.assert(
      fc.property(prices, (list) => {
        const estimate = estimateValue(
          CAR,
          list.map((price) => offer(price)),
          TODAY,
        )
        if (!estimate) return
        expect(estimate.low).toBeLessThanOrEqual(estimate.value)
        expect(estimate.value).toBeLessThanOrEqual(estimate.high)
        expect(estimate.low).toBeGreaterThanOrEqual(Math.min(...list) * 100 - 50_00)
        expect(estimate.high).toBeLessThanOrEqual(Math.max(...list) * 100 + 50_00)
      }),
    )
  })

  it('does not depend on the order of the offers', () => {
    fc.assert(
      fc.property(prices, (list) => {
        const offers = list.map((price, index) => offer(price, { mileage: 50_000 + index * 700 }))
        expect(estimateValue(CAR, offers.toReversed(), TODAY)).toEqual(estimateValue(CAR, offers, TODAY))
      }),
    )
  })

  it('is lower with higher mileage', () => {
    const offers = [14_000, 15_000, 15_500, 16_000, 15_200].map((price) => offer(price))
    const valueAt = (mileage: number) => estimateValue({ ...CAR, mileage }, offers, TODAY)!.value
    expect(valueAt(90_000)).toBeLessThan(valueAt(30_000))
  })
})

describe('offers', () => {
  const value = (offers: Comparable[]) => estimateValue(CAR, offers, TODAY)

  it('count less the more they differ: half at a year or 20,000 km', () => {
    const near = [offer(10_000), offer(10_000)]
    const others = (count: number, more: Partial<Comparable>) => {
      const unlike = { ...CAR, price: 0, ...more }
      const price = (20_000_00 * 100) / adjustedPrice({ ...unlike, price: 100 }, CAR, TODAY)
      return Array.from({ length: count }, () => ({ ...unlike, price }))
    }
    for (const more of [{ firstRegistration: '2021-11' }, { mileage: 80_000 }, { mileage: 40_000 }]) {
      expect(value([...near, ...others(3, more)])?.value, JSON.stringify(more)).toBe(10_000_00)
      expect(value([...near, ...others(5, more)])?.value, JSON.stringify(more)).toBe(20_000_00)
    }
  })

  it('that are outliers are left out, at three median deviations', () => {
    const ring = [9_000, 9_500, 10_000, 10_500, 11_000].map((price) => offer(price))
    // The median deviation is 500 euros: 3 × 1.4826 × 500 = 2,223.90.
    expect(value([...ring, offer(12_223)])?.count).toBe(6)
    expect(value([...ring, offer(12_600)])?.count).toBe(5)
    expect(value([])).toBeUndefined()
  })

  it('are rounded to whole hundreds of euros', () => {
    const all = (price: number) => Array.from({ length: 5 }, () => offer(price))
    expect([value(all(15_049))?.value, value(all(15_050))?.value]).toEqual([15_000_00, 15_100_00])
  })

  it('of any age are compared as if they were new', () => {
    expect(logAsNew({ price: 100, firstRegistration: '2026-11', mileage: 0 }, TODAY)).toBeCloseTo(Math.log(100), 10)
    expect(logAsNew({ price: 100, firstRegistration: '2025-10', mileage: 10_000 }, TODAY)).toBeCloseTo(
      ...([Math.log(100) + 13 * 0.01 + 0.02, 10] as const),
    )
    expect([ENOUGH_COMPARABLES, MAX_MONTHS_APART, MAX_DAYS_OLD]).toEqual([8, 24, 180])
  })

  it('have a quantile at the value where the weights reach the share', () => {
    const values = [3, 1, 2].map((one) => ({ value: one, weight: 1 }))
    expect([0, 0.3, 0.5, 0.7, 1].map((share) => quantileOf(values, share))).toEqual([1, 1, 2, 3, 3])
    expect(
      quantileOf(
        [
          { value: 1, weight: 1 },
          { value: 2, weight: 1 },
        ],
        0.5,
      ),
      'exactly half',
    ).toBe(1)
    expect(
      quantileOf(
        [
          { value: 9, weight: 5 },
          { value: 1, weight: 1 },
        ],
        0.5,
      ),
    ).toBe(9)
  })
})
