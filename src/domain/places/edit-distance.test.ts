import fc from 'fast-check'
import { expect, it } from 'vitest'
import { editDistance } from './edit-distance.ts'

it.each([
  ['koeln', 'koeln', 0],
  ['koelnn', 'koeln', 1],
  ['koln', 'koeln', 1],
  ['kueln', 'koeln', 1],
  ['hambrug', 'hamburg', 1],
  ['duseldrof', 'duesseldorf', 3],
  ['bonn', 'berlin', 3],
])('%s and %s are %i apart', (a, b, apart) => {
  expect(editDistance(a, b, 2)).toBe(apart)
  expect(editDistance(b, a, 2)).toBe(apart)
})

it('never counts beyond the limit, and counts a changed letter as one', () => {
  const word = fc.string({ minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(word, word, fc.nat(11), (a, b, at) => {
      expect(editDistance(a, a, 2)).toBe(0)
      expect(editDistance(a, b, 2)).toBeLessThanOrEqual(3)
      const place = at % a.length
      expect(editDistance(a, a.slice(0, place) + a.slice(place + 1), 2)).toBe(1)
    }),
  )
})
