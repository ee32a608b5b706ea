import { describe, expect, it } from 'vitest'
import { withoutTwins } from './alike.ts'
import { comparePrice, estimateOf, type RatedOffer, ratePrice } from './rate-price.ts'

const TODAY = '2026-11-21'
let lastId = 0
const offer = (price: number, more: Partial<RatedOffer> = {}): RatedOffer => {
  const id = ++lastId
  return {
    ...{ id: String(id), merchantId: id, vin: null, fuel: 'DIESEL', gearbox: 'MANUAL', body: 'ESTATE', power: 110 },
    ...{ firstRegistration: '2022-11', mileage: 60_000 + id, isNew: false, isComparable: true, price: price * 100 },
    ...more,
  }
}
const offers = (count: number, more: Partial<RatedOffer> = {}) =>
  Array.from({ length: count }, (_, index) => offer(20_000 + index * 10, more))
const rate = (car: RatedOffer, others: readonly RatedOffer[]) => ratePrice(car, withoutTwins([...others, car]), TODAY)

describe('a price', () => {
  it('is rated beside five comparable offers, and not beside four', () => {
    expect(rate(offer(17_900), offers(5))).toMatchObject({ rating: 'VERY_GOOD', count: 5 })
    expect(rate(offer(17_900), offers(4))).toBeUndefined()
  })

  it.each([
    [17_500, 'VERY_GOOD'],
    [19_000, 'GOOD'],
    [20_000, 'FAIR'],
    [21_500, 'INCREASED'],
    [23_000, 'HIGH'],
  ])('of %d euros beside offers of 20,000 is %s', (price, rating) => {
    const rated = rate(offer(price), offers(9))!
    expect(rated.rating).toBe(rating)
    expect(rated.share).toBe(Math.round((price * 100_000) / rated.estimate))
    expect(rated.estimate % 10_00).toBe(0)
  })

  it('does not depend on the price of the car itself, nor on a second listing of the same car', () => {
    const others = offers(6)
    const estimates = [1_000, 20_000, 90_000].map((price) => {
      const car = offer(price, { vin: 'WVWZZZ1KZAW000001' })
      const twins = [1, 2, 3, 4, 5].map(() => offer(price, { vin: 'WVWZZZ1KZAW000001' }))
      return ratePrice(car, [...others, ...twins, car], TODAY)?.estimate
    })
    expect(new Set(estimates).size).toBe(1)
    expect(estimates[0]).toBeGreaterThan(19_000_00)
  })

  it('is not moved by a dealer with many offers: they have three tenths of the weight', () => {
    const car = offer(20_000, { merchantId: 7_000 })
    const own = Array.from({ length: 30 }, () => offer(30_000, { merchantId: 7_000 }))
    const rated = rate(car, [...offers(6), ...own])!
    expect(rated.estimate).toBeLessThan(21_000_00)
    expect(rate(car, own)).toBeUndefined()
  })

  it.each([
    { isNew: true },
    { fuel: 'PETROL' },
    { gearbox: 'AUTOMATIC' },
    { power: 140 },
    { power: null },
    { firstRegistration: '2020-10' },
    { mileage: 91_000 },
    { isComparable: false },
  ])('is not compared with offers of %j', (more) => {
    expect(rate(offer(20_000, { mileage: 60_000 }), offers(8, more))).toBeUndefined()
  })

  it('is rated beside another body where there are too few of its own', () => {
    const car = offer(20_000)
    expect(comparePrice(car, offers(7, { body: 'SALOON' }), TODAY)?.narrowed).not.toContain('body')
    expect(comparePrice(car, offers(8), TODAY)?.narrowed).toContain('body')
  })

  it('of a new car is compared with new cars', () => {
    const isNew = { isNew: true, mileage: 10, firstRegistration: '2026-11' }
    const others = Array.from({ length: 6 }, (_, index) => offer(30_000, { ...isNew, mileage: 10 + index }))
    expect(rate(offer(27_000, isNew), others)).toMatchObject({ rating: 'VERY_GOOD', estimate: 30_000_00 })
  })

  it.each([{ isComparable: false }, { fuel: null }, { power: null }])('of a car with %j is not rated', (more) => {
    expect(rate(offer(20_000, more), offers(9))).toBeUndefined()
  })
})

it('says for each comparable what age, mileage and power do to its price, which together lead to its adjusted price', () => {
  const car = offer(20_000, { power: 121, mileage: 50_000, firstRegistration: '2023-05' })
  const { compared } = comparePrice(car, offers(6), TODAY)!
  for (const { offer: other, age, mileage, power, value } of compared) {
    expect(other.price + age + mileage + power).toBeCloseTo(value)
    expect(age).toBeGreaterThan(0)
    expect(mileage).toBeGreaterThan(0)
    expect(power / (value - power)).toBeCloseTo(Math.sqrt(1.1) - 1)
  }
  expect(estimateOf({ compared, narrowed: [] })).toBeGreaterThan(21_000_00)
})
