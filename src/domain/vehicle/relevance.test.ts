import * as fc from 'fast-check'
import { expect, it, test } from 'vitest'
import {
  agePoints,
  deliveredPoints,
  PRICE_UNKNOWN,
  pricePoints,
  RELEVANCE_PARTS,
  relevancePartsOf,
} from './relevance.ts'

const PARTS = ['completeness', 'pictures', 'price', 'age'] as const

test('the parts of a score add up to it, and none exceeds its maximum', () => {
  const offers = fc.record({
    completeness: fc.double({ min: 0, max: 1, noNaN: true }),
    pictures: fc.nat(30),
    days: fc.nat(400),
    share: fc.option(fc.double({ min: 0.2, max: 3, noNaN: true })),
  })
  fc.assert(
    fc.property(offers, (offer) => {
      const age = agePoints(offer.days)
      const price = offer.share === null ? null : pricePoints(offer.share)
      const score = deliveredPoints(offer) + age + (price ?? PRICE_UNKNOWN)
      const parts = relevancePartsOf({ score, age, price }, offer.pictures)
      expect(PARTS.reduce((sum, part) => sum + parts[part], 0)).toBe(score)
      for (const part of PARTS) {
        expect(parts[part]).toBeGreaterThanOrEqual(0)
        expect(parts[part]).toBeLessThanOrEqual(RELEVANCE_PARTS[part])
      }
    }),
  )
})

test('ten pictures earn the maximum for pictures', () => {
  const score = deliveredPoints({ completeness: 0.4, pictures: 10 }) + PRICE_UNKNOWN
  expect(relevancePartsOf({ score, age: 0, price: null }, 10)).toEqual({
    ...{ completeness: 200, pictures: 300 },
    ...{ price: 100, age: 0 },
  })
})

it.each([
  [0, 100],
  [8, 100],
  [9, 90],
  [89, 10],
  [90, 0],
  [400, 0],
  [-1, 100],
])('a listing of %i days has %i points', (days, points) => expect(agePoints(days)).toBe(points))

it.each([
  [0.5, 200],
  [0.85, 200],
  [1, 100],
  [1.15, 0],
  [2, 0],
])('a price of %f times the usual one has %i points', (share, points) => expect(pricePoints(share)).toBe(points))

it.each([
  [{ completeness: 0, pictures: 0 }, 0],
  [{ completeness: -1, pictures: -1 }, 0],
  [{ completeness: 0.4, pictures: 5 }, 350],
  [{ completeness: 0.8, pictures: 9 }, 670],
  [{ completeness: 1, pictures: 30 }, 700],
  [{ completeness: 0.3332, pictures: 0 }, 167],
  [{ completeness: 0.3328, pictures: 0 }, 166],
])('%j is worth %i points', (offer, points) => expect(deliveredPoints(offer)).toBe(points))

it.each([
  [0.99, 100],
  [1.01, 100],
  [1.02, 80],
])('a price of %f times the usual one is rounded to a step of %i points', (share, points) =>
  expect(pricePoints(share)).toBe(points),
)
