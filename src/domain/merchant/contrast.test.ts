import { expect, it } from 'vitest'
import { contrastOf } from './contrast.ts'

// Source: W3C, WCAG 2.2, definition of the contrast ratio; 4.48 and 4.54 are the known neighbours of the limit.
it.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  // A channel of 10 is below 0.04045: 10 / 255 / 12.92 = 0.003036.
  ['#0a0a0a', '#ffffff', 19.8],
  ['#777777', '#ffffff', 4.48],
  ['#767676', '#ffffff', 4.54],
])('%s on %s', (one, other, ratio) => {
  expect(contrastOf(one, other)).toBeCloseTo(ratio, 2)
  expect(contrastOf(other, one)).toBeCloseTo(ratio, 2)
})
