import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { RELEVANCE_PARTS, relevanceOf, relevancePartsOf } from './relevance.ts'

test('the parts of a score add up to it, and none is more than it can be', () => {
  const offers = fc.record({ completeness: fc.double({ min: 0, max: 1, noNaN: true }), pictures: fc.nat(30) })
  fc.assert(
    fc.property(offers, (offer) => {
      const score = relevanceOf(offer)
      const parts = relevancePartsOf(score, offer.pictures)
      expect(parts.completeness + parts.pictures).toBe(score)
      expect(parts.pictures).toBeLessThanOrEqual(RELEVANCE_PARTS.pictures)
      expect(parts.completeness).toBeLessThanOrEqual(RELEVANCE_PARTS.completeness)
    }),
  )
})

test('ten pictures earn all there is for pictures', () => {
  expect(relevancePartsOf(relevanceOf({ completeness: 0.4, pictures: 10 }), 10)).toEqual({
    completeness: 300,
    pictures: 400,
  })
})
