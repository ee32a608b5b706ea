import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { adjustedPrice, type Comparable, estimateValue } from './estimate.ts'

const TODAY = '2026-11-21'
const CAR = { firstRegistration: '2022-11', mileage: 60_000 }
const offer = (price: number, more: Partial<Comparable> = {}): Comparable => ({ ...CAR, price: price * 100, ...more })
const prices = fc.array(fc.integer({ min: 1_000, max: 90_000 }), { minLength: 5, maxLength: 30 })

describe('an estimate', () => {
  it('is the price of offers that are the very same', () => {
    const same = Array.from({ length: 6 }, () => offer(15_000))
    expect(estimateValue(CAR, same, TODAY)).toEqual({ value: 1_500_000, low: 1_500_000, high: 1_500_000, count: 6 })
  })

  it('is not made from fewer than five, nor from five of which one is far off', () => {
    const four = [14_000, 15_000, 15_500, 16_000].map((price) => offer(price))
    expect(estimateValue(CAR, four, TODAY)).toBeUndefined()
    expect(estimateValue(CAR, [...four, offer(150_000)], TODAY)).toBeUndefined()
    expect(estimateValue(CAR, [...four, offer(15_200)], TODAY)?.count).toBe(5)
  })

  it('brings prices to the age and mileage of the car', () => {
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

  it('is lower the further the car has come', () => {
    const offers = [14_000, 15_000, 15_500, 16_000, 15_200].map((price) => offer(price))
    const valueAt = (mileage: number) => estimateValue({ ...CAR, mileage }, offers, TODAY)!.value
    expect(valueAt(90_000)).toBeLessThan(valueAt(30_000))
  })
})
