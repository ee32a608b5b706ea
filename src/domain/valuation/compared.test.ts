import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Compared, limitSellers, MAX_SELLER_SHARE, MIN_SELLERS } from './compared.ts'
import { adjustOffers, mileageEffect } from './estimate.ts'

interface Offer {
  readonly seller: number
}
const offer = (seller: number, weight: number, value = 100): Compared<Offer> => ({
  ...{ offer: { seller }, weight, value, age: 0, mileage: 0, power: 0 },
})
const shares = (offers: readonly Compared<Offer>[]) => {
  const total = offers.reduce((sum, { weight }) => sum + weight, 0)
  const bySeller = Map.groupBy(offers, (each) => each.offer.seller)
  return [...bySeller.values()].map((own) => own.reduce((sum, { weight }) => sum + weight, 0) / total)
}
const limit = (offers: readonly Compared<Offer>[]) => limitSellers(offers, ({ seller }) => seller)

describe('the share of a seller', () => {
  it('is at most three tenths, and nobody else loses weight', () => {
    const limited = limit([offer(1, 10), offer(1, 30), offer(2, 2), offer(3, 2), offer(4, 2), offer(5, 1)])!
    expect(shares(limited)[0]).toBeCloseTo(0.3)
    expect(limited.slice(2).map(({ weight }) => weight)).toEqual([2, 2, 2, 1])
    expect(limited[1]!.weight / limited[0]!.weight).toBeCloseTo(3)
  })

  it('cannot be observed with three sellers', () => {
    expect(MIN_SELLERS).toBe(4)
    expect(limit([offer(1, 1), offer(2, 1), offer(3, 1)])).toBeUndefined()
    expect(limit([])).toBeUndefined()
  })

  it('is observed for any offers of four sellers or more', () => {
    const any = fc.array(fc.tuple(fc.integer({ min: 1, max: 9 }), fc.double({ min: 0.01, max: 50, noNaN: true })))
    fc.assert(
      fc.property(any, (list) => {
        const offers = list.map(([seller, weight]) => offer(seller, weight))
        const limited = limit(offers)
        fc.pre(limited !== undefined)
        for (const share of shares(limited)) expect(share).toBeLessThanOrEqual(MAX_SELLER_SHARE + 1e-9)
        for (const [index, { weight }] of limited.entries()) {
          expect(weight).toBeGreaterThan(0)
          expect(weight).toBeLessThanOrEqual(offers[index]!.weight + 1e-9)
        }
      }),
    )
  })
})

describe('an offer that is compared', () => {
  const CAR = { firstRegistration: '2020-03', mileage: 78_400 }
  const TODAY = '2026-11-20'

  it('says what age and mileage do to its price, which together lead to its adjusted price', () => {
    const [compared] = adjustOffers(CAR, [{ firstRegistration: '2020-05', mileage: 72_000, price: 21_480_00 }], TODAY)
    expect(Math.round(compared!.age / 100)).toBe(-299)
    expect(Math.round(compared!.mileage / 100)).toBe(-269)
    expect(compared!.value).toBeCloseTo(21_480_00 + compared!.age + compared!.mileage)
  })

  it('loses two per cent with every 10,000 kilometres more', () => {
    expect(Math.round(mileageEffect(20_000_00, 80_000, 90_000))).toBe(-396_03)
    expect(mileageEffect(20_000_00, 80_000, 80_000)).toBe(0)
  })
})
