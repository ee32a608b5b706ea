import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { topK } from './top-k.ts'

const key = fc.oneof(fc.integer({ min: 0, max: 5 }), fc.constant(Infinity))

it('finds the same page as sorting everything', () => {
  fc.assert(
    fc.property(
      fc.array(key, { maxLength: 80 }),
      fc.nat(30),
      fc.nat(30),
      fc.constantFrom(1, -1),
      (keys, offset, limit, sign) => {
        const slots = Uint32Array.from(keys, (_, index) => keys.length - 1 - index)
        const ties = Float64Array.from(keys, (_, slot) => (slot * 37) % 83)
        const expected = [...keys.keys()]
          .sort((a, b) => (keys[a] === keys[b] ? sign * (ties[slots[a]!]! - ties[slots[b]!]!) : keys[a]! - keys[b]!))
          .slice(offset, offset + limit)
          .map((index) => slots[index]!)
        expect(topK(slots, Float64Array.from(keys), ties, sign, offset, limit)).toEqual(expected)
      },
    ),
  )
})
