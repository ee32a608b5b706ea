import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { firstSlots, sortByKey } from './radix-sort.ts'
import { runToEnd } from './steps.ts'

const key = fc.oneof(fc.integer({ min: -3, max: 3 }), fc.integer(), fc.constantFrom(-(2 ** 31), 2 ** 31 - 1))

it('sorts like a stable comparison sort', () => {
  fc.assert(
    fc.property(fc.array(key, { maxLength: 200 }), (keys) => {
      const slots = firstSlots(keys.length).toReversed()
      const expected = [...slots].sort((a, b) => keys[a]! - keys[b]!)
      expect([...runToEnd(sortByKey(slots, new Int32Array(keys)))]).toEqual(expected)
    }),
  )
})
