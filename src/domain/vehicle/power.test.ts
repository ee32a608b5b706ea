import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { kilowattsFromPs, kilowattsUpToPs, psOf } from './power.ts'

test('kilowatts are shown as whole PS', () => {
  expect([55, 81, 110, 147, 220].map(psOf)).toEqual([75, 110, 150, 200, 299])
})

test('a limit in PS keeps exactly the cars whose shown PS lie within it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2000 }), fc.integer({ min: 0, max: 2500 }), (kilowatts, ps) => {
      expect(kilowatts >= kilowattsFromPs(ps)).toBe(psOf(kilowatts) >= ps)
      expect(kilowatts <= kilowattsUpToPs(ps)).toBe(psOf(kilowatts) <= ps)
    }),
  )
})
