import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { kilowattsFromPs, kilowattsUpToPs, psOf } from './power.ts'

test('kilowatts are shown as whole PS', () => {
  expect([55, 81, 110, 147, 220].map(psOf)).toEqual([75, 110, 150, 200, 299])
})

test('a limit in PS becomes the kilowatts that are shown within it', () => {
  // 110 kW are 149.56 PS and shown as 150; 111 kW are 150.92 and shown as 151.
  expect([0, 149, 150, 151].map(kilowattsFromPs)).toEqual([0, 110, 110, 111])
  expect([149, 150, 151].map(kilowattsUpToPs)).toEqual([109, 110, 111])
})

test('a limit in PS keeps exactly the cars whose shown PS lie within it', () => {
  fc.assert(
    // Close to the limit, where a rule that is off by one shows.
    fc.property(fc.integer({ min: 2, max: 2000 }), fc.integer({ min: -2, max: 2 }), (kilowatts, off) => {
      const ps = psOf(kilowatts) + off
      expect(kilowatts >= kilowattsFromPs(ps)).toBe(psOf(kilowatts) >= ps)
      expect(kilowatts <= kilowattsUpToPs(ps)).toBe(psOf(kilowatts) <= ps)
    }),
  )
})
