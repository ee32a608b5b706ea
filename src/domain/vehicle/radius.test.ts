import { expect, it } from 'vitest'
import { isRadius, radiusFor } from './radius.ts'

it('offers the smallest radius that is at least as large, and the largest beyond all', () => {
  expect([1, 20, 21, 100, 101, 899, 900, 2000].map(radiusFor)).toEqual([20, 20, 50, 100, 200, 900, 900, 900])
})

it('knows the radii on offer', () => {
  expect([20, 25, 900].map(isRadius)).toEqual([true, false, true])
})
