import { expect, it } from 'vitest'
import { PRICE_RATINGS, ratingOf, stepsOf } from './price-rating.ts'

it.each([
  [1, 'VERY_GOOD'],
  [18_000_00, 'VERY_GOOD'],
  [18_000_01, 'GOOD'],
  [19_200_00, 'GOOD'],
  [19_200_01, 'FAIR'],
  [20_000_00, 'FAIR'],
  [20_800_00, 'FAIR'],
  [20_800_01, 'INCREASED'],
  [22_000_00, 'INCREASED'],
  [22_000_01, 'HIGH'],
  [90_000_00, 'HIGH'],
])('%d cents beside an estimate of 20,000 euros are %s', (price, rating) => {
  expect(ratingOf(price, 20_000_00)).toBe(rating)
})

it('fills five steps for the best and one for the highest price', () => {
  expect(PRICE_RATINGS.map(stepsOf)).toEqual([5, 4, 3, 2, 1])
})
